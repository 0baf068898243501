// The number of occurrences of each number.
// In PyTorch, `x.bincount()`: no error
use stridewise::prelude::*;

fn main() {
    let x = tensor![0i64, 2, 2];
    _ = x.bincount();
}
