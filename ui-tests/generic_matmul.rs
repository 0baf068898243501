// Batches of two names, of which nothing is known.
// In PyTorch, the sizes are numbers when the program runs, and other ones are a RuntimeError.
use stridewise::prelude::*;

fn product<A: Dim, B: Dim, N: Dim>(x: &Tensor<f32, (A, N, N)>, y: &Tensor<f32, (B, N, N)>) {
    let _ = x.matmul(y).eval();
}

fn main() {}
