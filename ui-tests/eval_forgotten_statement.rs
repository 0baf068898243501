// A sum is written as a statement and never evaluated.
// In PyTorch, `x.add_(1.0)`, or `x + 1.0`: no error: the sum is computed, and dropped
#![deny(unused_must_use)]
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![4]>::ones();
    &x + 1.0;
}
