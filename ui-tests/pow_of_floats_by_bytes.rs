// Floats to the power of bytes.
// In PyTorch, `x.pow(n)`: no error: the result is of floats
use stridewise::prelude::*;

fn main() {
    let (x, n) = (tensor![1.5f32, 2.5], tensor![2u8, 3]);
    x.pow(&n);
}
