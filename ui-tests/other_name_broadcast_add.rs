// A sum that broadcasts.
// In PyTorch, `x + y`
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![3, 4]>::ones();
    _ = x.broadcast_add(&tensor![1.0, 2.0, 3.0, 4.0]);
}
