// The outer product of a vector and a matrix.
// In PyTorch, `a.outer(b)`: RuntimeError: outer: Expected 1-D argument vec2, but got 2-D
use stridewise::prelude::*;

fn main() {
    let a = Tensor::<f32, Shape![3]>::zeros();
    let b = Tensor::<f32, Shape![4, 5]>::zeros();
    a.outer(&b).eval();
}
