// An array is not a tensor.
// In PyTorch, `x == numpy.array([1., 1.])`: no error: a tensor of booleans
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![2]>::ones();
    assert_eq!(x, [1.0, 1.0]);
}
