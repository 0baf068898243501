// A negative size.
// In PyTorch, `torch.zeros(4, -3)`: RuntimeError: zeros: Dimension size must be non-negative.
use stridewise::prelude::*;

fn main() {
    Tensor::<f32, Shape![4, -3]>::zeros();
}
