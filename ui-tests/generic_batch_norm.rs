// A norm whose means are not as many as the channels, as far as their names tell.
// In PyTorch, the sizes are numbers when the program runs, and other ones are a RuntimeError.
use stridewise::prelude::*;

fn norm<N: Dim, C: Dim, K: Dim>(x: &Tensor<f32, (N, C)>, mean: &Tensor<f32, (K,)>, var: &Tensor<f32, (C,)>) {
    let _ = x.batch_norm(mean, var, 1e-5).eval();
}

fn main() {}
