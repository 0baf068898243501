// `sum` is a number; along a dimension, it is another method.
// In PyTorch, `x.sum(1)`: no error
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![3, 4]>::ones();
    _ = x.sum(1);
}
