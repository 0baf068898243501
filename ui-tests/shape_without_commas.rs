// Sizes are separated by commas.
// In PyTorch, (Python's syntax)
use stridewise::prelude::*;

fn main() {
    _ = Tensor::<f32, Shape![3 4]>::zeros();
}
