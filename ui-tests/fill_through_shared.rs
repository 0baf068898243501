// `t()` of an owned tensor lends a view that only reads.
// In PyTorch, `x.t().fill_(1.0)`: no error: every view may write
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![4, 3]>::zeros();
    x.t().fill_(1.0);
}
