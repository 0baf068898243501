// The number of elements in each interval.
// In PyTorch, `x.histc(4, 0.0, 1.0)`: no error
use stridewise::prelude::*;

fn main() {
    let x = tensor![0.1, 0.6, 0.7];
    _ = x.histc(4, 0.0, 1.0);
}
