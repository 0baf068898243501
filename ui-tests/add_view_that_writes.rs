// A view that writes is lent to arithmetic, not given away.
// In PyTorch, `a + b`: no error: every tensor is a reference
use stridewise::prelude::*;

fn main() {
    let mut a = Tensor::<f32, Shape![3]>::zeros();
    let b = Tensor::<f32, Shape![3]>::ones();
    _ = a.as_view_mut() + &b;
}
