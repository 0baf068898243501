// The largest element of a tensor that may be empty.
// In PyTorch, the sizes are numbers when the program runs, and other ones are a RuntimeError.
use stridewise::prelude::*;

fn largest<M: Dim, N: Dim>(x: &Tensor<f32, (M, N)>) -> f32 {
    x.max()
}

fn main() {}
