// The tensor is written to while a view of it is in use.
// In PyTorch, `y = x.t(); x[0, 0] = 1.0; y[0, 0]`: no error: y sees the new value
use stridewise::prelude::*;

fn main() {
    let mut x = Tensor::<f32, Shape![4, 3]>::zeros();
    let y = x.t();
    x[[0, 0]] = 1.0;
    _ = y[[0, 0]];
}
