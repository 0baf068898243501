// Arithmetic borrows: an owned tensor is written with `&`.
// In PyTorch, `a + b`: no error: every tensor is a reference
use stridewise::prelude::*;

fn main() {
    let a = Tensor::<f32, Shape![4, 3]>::zeros();
    let b = Tensor::<f32, Shape![4, 3]>::ones();
    _ = a + b;
}
