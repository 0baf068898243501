// The right matrix is owned.
// In PyTorch, `a.mm(b)`: no error: every tensor is a reference
use stridewise::prelude::*;

fn main() {
    let a = Tensor::<f32, Shape![2, 3]>::zeros();
    let b = Tensor::<f32, Shape![3, 4]>::zeros();
    a.mm(b).eval();
}
