// A view of `t()` only reads.
// In PyTorch, `v += 1`: no error: every view may write
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![3, 4]>::ones();
    let mut v = x.t();
    v += 1.0;
}
