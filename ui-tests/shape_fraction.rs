// A size that is no whole number.
// In PyTorch, `torch.zeros(2.5)`: TypeError: zeros(): argument 'size' (position 1) must be tuple of ints, not float
use stridewise::prelude::*;

fn main() {
    Tensor::<f32, Shape![2.5]>::zeros();
}
