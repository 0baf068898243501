// Two sizes, but one step.
// In PyTorch, PyTorch has no such operation
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![7, 7]>::zeros();
    x.windows_with::<Shape![3, 3], Shape![1], Shape![1, 1]>();
}
