// Floats beside integers.
// In PyTorch, `x.lt(n)`: no error: the integers are compared as floats
use stridewise::prelude::*;

fn main() {
    let (x, n) = (tensor![1.5f32, 2.5], tensor![2i64, 3]);
    x.lt(&n);
}
