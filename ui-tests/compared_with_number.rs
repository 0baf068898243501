// `==` gives one `bool`.
// In PyTorch, `x == 1.0`: no error: a tensor of booleans
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![3]>::ones();
    _ = x == 1.0;
}
