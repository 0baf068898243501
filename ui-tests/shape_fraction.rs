// A size that is no whole number.
// In PyTorch, `torch.zeros(2.5)`: TypeError: zeros(): argument 'size' must be tuple of ints, but found element of type float at pos 0
use stridewise::prelude::*;

fn main() {
    Tensor::<f32, Shape![2.5]>::zeros();
}
