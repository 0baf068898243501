// `einsum` as a method of the first operand.
// In PyTorch, `torch.einsum("ij,jk->ik", a, b)`: no error
use stridewise::prelude::*;

fn main() {
    let a = Tensor::<f32, Shape![2, 2]>::eye();
    let _ = a.einsum("ij,jk->ik", &a).eval();
}
