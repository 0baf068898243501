// `t()` of an owned tensor lends a view that only reads.
// In PyTorch, `x.t().zero_()`: no error: every view may write
use stridewise::prelude::*;

fn main() {
    let mut x = Tensor::<f32, Shape![4, 3]>::ones();
    for e in x.t().iter_mut() {
        *e = 0.0;
    }
}
