// The halves of numbers that are not complex.
// In PyTorch, `torch.view_as_real(x)`: TypeError: view_as_real is only supported for complex tensors
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![4]>::zeros();
    x.view_as_real();
}
