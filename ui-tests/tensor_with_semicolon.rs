// An element and a count, as in `vec![0.0; 3]`.
// In PyTorch, `torch.full((3,), 0.0)`
use stridewise::prelude::*;

fn main() {
    let _ = tensor![0.0; 3];
}
