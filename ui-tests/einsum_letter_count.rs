// Two letters for three dimensions.
// In PyTorch, `torch.einsum("ij->ji", x)`: RuntimeError: einsum(): the number of subscripts in the equation (2) does not match the number of dimensions (3) for operand 0
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![2, 3, 4]>::zeros();
    einsum!("ij->ji", &x).eval();
}
