// The update reads the tensor that it writes.
// In PyTorch, `x += x * 2`: no error, as the product is computed first
use stridewise::prelude::*;

fn main() {
    let mut x = tensor![1.0, 2.0];
    x += &x * 2.0;
}
