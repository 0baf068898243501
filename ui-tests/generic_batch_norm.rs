// A layer whose statistics have another generic size than the channels.
// In PyTorch, the sizes are numbers when the program runs, and other ones are a RuntimeError.
use stridewise::prelude::*;

fn normed<N: Dim, C: Dim, K: Dim>(x: &Tensor<f32, (N, C)>, mean: &Tensor<f32, (K,)>, var: &Tensor<f32, (K,)>) {
    let _ = x.batch_norm(mean, var, 1e-5).eval();
}

fn main() {}
