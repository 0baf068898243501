// Rows of six as complex numbers.
// In PyTorch, `torch.view_as_complex(x)`: RuntimeError: Tensor must have a last dimension of size 2
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![4, 6]>::zeros();
    x.view_as_complex();
}
