// A mutable slice of an owned tensor.
// In PyTorch, `x[0] = 0`
use stridewise::prelude::*;

fn main() {
    let mut x = Tensor::<f32, Shape![3, 4]>::ones();
    _ = x.slice_mut(s![0, ..]);
}
