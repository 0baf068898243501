// A variable is made of an expression.
// In PyTorch, a tensor that an operation has returned is a leaf after `.detach().requires_grad_()`.
use stridewise::prelude::*;

fn main() {
    let (x, mut grad) = (Tensor::<f32, Shape![3]>::ones(), Tensor::<f32, Shape![3]>::zeros());
    let _ = x.square().requires_grad(&mut grad).sum().backward();
}
