// A range along a dimension of a generic size.
// In PyTorch, `x[1:3]` of fewer rows: no error, but fewer rows than two
use stridewise::prelude::*;

fn two<N: Dim, M: Dim>(x: &Tensor<f32, (N, M)>) -> f32 {
    x.slice(s![1..3, ..]).sum()
}

fn main() {}
