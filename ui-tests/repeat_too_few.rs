// One number for two dimensions.
// In PyTorch, `x.repeat(2)`: RuntimeError: Number of dimensions of repeat dims can not be smaller than number of dimensions of tensor
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![2, 3]>::zeros();
    x.repeat::<Shape![2]>();
}
