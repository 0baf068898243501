// A vector below a matrix.
// In PyTorch, `torch.cat((a, b), 0)`: RuntimeError: Tensors must have same number of dimensions: got 2 and 1
use stridewise::prelude::*;

fn main() {
    let a = Tensor::<f32, Shape![2, 3]>::zeros();
    let b = Tensor::<f32, Shape![3]>::zeros();
    (&a, &b).cat::<0>();
}
