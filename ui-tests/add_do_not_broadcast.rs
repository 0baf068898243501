// A row of 4 does not fit a matrix with rows of 3.
// In PyTorch, `a + b`: RuntimeError: The size of tensor a (3) must match the size of tensor b (4) at non-singleton dimension 1
use stridewise::prelude::*;

fn main() {
    let a = Tensor::<f32, Shape![4, 3]>::zeros();
    let b = Tensor::<f32, Shape![4]>::zeros();
    _ = &a + &b;
}
