// An owned tensor is an operand, and used again afterwards.
// In PyTorch, `c = a + b; a.sum()`: no error: every tensor is a reference
use stridewise::prelude::*;

fn main() {
    let a = Tensor::<f32, Shape![4, 3]>::zeros();
    let b = Tensor::<f32, Shape![4, 3]>::ones();
    let _c = (a + b).eval();
    let _ = a.sum();
}
