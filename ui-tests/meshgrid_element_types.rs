// A grid of floats and whole numbers.
// In PyTorch, `torch.meshgrid(x, y, indexing="ij")`: RuntimeError: meshgrid expects all tensors to have the same dtype
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![3]>::zeros();
    let y = Tensor::<i64, Shape![4]>::zeros();
    (&x, &y).meshgrid();
}
