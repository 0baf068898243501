// The matrices multiply, but there are two on the left and three on the right.
// In PyTorch, `a @ b`: RuntimeError: The size of tensor a (2) must match the size of tensor b (3) at non-singleton dimension 0
use stridewise::prelude::*;

fn main() {
    let a = Tensor::<f32, Shape![2, 3, 4]>::zeros();
    let b = Tensor::<f32, Shape![3, 4, 5]>::zeros();
    a.matmul(&b).eval();
}
