// A vector where a matrix is needed, on the left, computed on the way.
// In PyTorch, `v.relu().mm(b)`: RuntimeError: mm: self must be a matrix, got 1-D tensor
use stridewise::prelude::*;

fn main() {
    let v = Tensor::<f32, Shape![3]>::zeros();
    let b = Tensor::<f32, Shape![3, 5]>::zeros();
    v.relu().mm(&b).eval();
}
