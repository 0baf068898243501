// The result has a letter that no operand has.
// In PyTorch, `torch.einsum("ij->ik", x)`: RuntimeError: einsum(): output subscript k does not appear in the equation for any input operand
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![2, 3]>::zeros();
    einsum!("ij->ik", &x).eval();
}
