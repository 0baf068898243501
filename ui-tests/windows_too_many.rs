// Sizes for two dimensions of a vector.
// In PyTorch, PyTorch has no such operation
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![5]>::zeros();
    x.windows::<Shape![3, 3]>();
}
