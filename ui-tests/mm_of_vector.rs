// A vector where a matrix is needed.
// In PyTorch, `a.mm(v)`: RuntimeError: mm: mat2 must be a matrix, got 1-D tensor
use stridewise::prelude::*;

fn main() {
    let a = Tensor::<f32, Shape![2, 3]>::zeros();
    let v = Tensor::<f32, Shape![3]>::zeros();
    a.mm(&v).eval();
}
