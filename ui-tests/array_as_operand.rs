// An array is not a tensor.
// In PyTorch, `x + numpy.array([1., 2.])`: no error
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![3, 2]>::ones();
    _ = &x + [1.0, 2.0];
}
