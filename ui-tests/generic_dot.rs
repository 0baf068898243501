// Vectors of two generic sizes.
// In PyTorch, the sizes are numbers when the program runs, and other ones are a RuntimeError.
use stridewise::prelude::*;

fn similarity<M: Dim, N: Dim>(a: &Tensor<f32, (M,)>, b: &Tensor<f32, (N,)>) -> f32 {
    a.dot(b)
}

fn main() {}
