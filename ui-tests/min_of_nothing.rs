// The smallest of no elements.
// In PyTorch, `torch.zeros(0).min()`: RuntimeError: min(): Expected reduction dim to be specified for input.numel() == 0. Specify the reduction dim with the 'dim' argument.
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![0]>::zeros();
    x.min();
}
