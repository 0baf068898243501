// An index with more rows than the tensor, perhaps.
// In PyTorch, the sizes are numbers when the program runs, and other ones are a RuntimeError.
use stridewise::prelude::*;

fn picked<N: Dim, M: Dim, K: Dim>(x: &Tensor<f32, (N, M)>, index: &Tensor<i64, (K, M)>) {
    let _ = x.gather::<1>(index).unwrap().eval();
}

fn main() {}
