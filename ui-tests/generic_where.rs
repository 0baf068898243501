// A condition of a shape of which nothing is known.
// In PyTorch, the sizes are numbers when the program runs, and other ones are a RuntimeError.
use stridewise::prelude::*;

fn choose<M: Dim, N: Dim>(c: &Tensor<bool, (M,)>, x: &Tensor<f32, (N,)>) -> f32 {
    where_(c, x, 0.0).sum()
}

fn main() {}
