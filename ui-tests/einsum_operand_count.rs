// A pattern for two operands, and one operand.
// In PyTorch, `torch.einsum("ij,jk->ik", x)`: RuntimeError: einsum(): more operands were provided than specified in the equation
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![2, 3]>::zeros();
    einsum!("ij,jk->ik", &x);
}
