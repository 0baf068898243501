// The letter j stands for 3 on the left and for 4 on the right.
// In PyTorch, `torch.einsum("ij,jk->ik", a, b)`: RuntimeError: einsum(): subscript j has size 4 for operand 1 which does not broadcast with previously seen size 3
use stridewise::prelude::*;

fn main() {
    let a = Tensor::<f32, Shape![2, 3]>::zeros();
    let b = Tensor::<f32, Shape![4, 5]>::zeros();
    einsum!("ij,jk->ik", &a, &b).eval();
}
