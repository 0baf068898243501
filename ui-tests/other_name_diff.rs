// Differences of neighbours.
// In PyTorch, `x.diff()`: no error
use stridewise::prelude::*;

fn main() {
    let x = tensor![1.0, 4.0, 9.0];
    _ = x.diff();
}
