// A vector of length 1.
// In PyTorch, `x / x.norm()`
use stridewise::prelude::*;

fn main() {
    let x = tensor![3.0, 4.0];
    _ = x.normalize();
}
