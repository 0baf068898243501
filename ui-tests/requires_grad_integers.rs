// A variable of integers, which have no derivatives.
// In PyTorch, `x.requires_grad_()`: RuntimeError: only Tensors of floating point dtype can require gradients
use stridewise::prelude::*;

fn main() {
    let (x, mut grad) = (tensor![1i64, 2, 3], Tensor::zeros());
    let _ = x.requires_grad(&mut grad).float().square().sum().backward();
}
