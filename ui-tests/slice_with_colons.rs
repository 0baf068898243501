// A range has Rust's dots.
// In PyTorch, `x[0:2, :]`: no error
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![3, 4]>::ones();
    _ = x.slice(s![0:2, ..]);
}
