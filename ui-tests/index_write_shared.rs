// A shared view only reads.
// In PyTorch, `x.t()[0, 1] = 7.0`: no error: every view may write
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![4, 3]>::zeros();
    x.t()[[0, 1]] = 7.0;
}
