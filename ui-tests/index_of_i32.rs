// Indices have the type `usize`.
// In PyTorch, `x[i, 0]`: no error with any integers
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![4, 3]>::zeros();
    let i: i32 = 1;
    _ = x[[i, 0]];
}
