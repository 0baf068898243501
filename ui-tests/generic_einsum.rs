// The letter `j` has two generic sizes.
// In PyTorch, the sizes are numbers when the program runs, and other ones are a RuntimeError.
use stridewise::prelude::*;

fn product<M: Dim, J: Dim, K: Dim, N: Dim>(a: &Tensor<f32, (M, J)>, b: &Tensor<f32, (K, N)>) {
    let _ = einsum!("ij,jk->ik", a, b).eval();
}

fn main() {}
