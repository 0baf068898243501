// The diagonal of a matrix of 2 by 3 by one letter.
// In PyTorch, `torch.einsum("ii->i", x)`: RuntimeError: einsum(): subscript i is repeated for operand 0 but the sizes don't match, 3 != 2
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![2, 3]>::zeros();
    einsum!("ii->i", &x).eval();
}
