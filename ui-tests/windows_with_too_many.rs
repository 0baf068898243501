// Sizes for two dimensions of a vector.
// In PyTorch, PyTorch has no such operation
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![5]>::zeros();
    x.windows_with::<Shape![3, 3], Shape![1, 1], Shape![1, 1]>();
}
