// A tensor of f32 and a tensor of f64.
// In PyTorch, `a + b.double()`: no error: the result is of double
use stridewise::prelude::*;

fn main() {
    let a = Tensor::<f32, Shape![3]>::zeros();
    let b = Tensor::<f64, Shape![3]>::ones();
    _ = &a + &b;
}
