// The norm runs over a last size of another name.
// In PyTorch, the sizes are numbers when the program runs, and other ones are a RuntimeError.
use stridewise::prelude::*;

fn normal<N: Dim, E: Dim, F: Dim>(x: &Tensor<f32, (N, E)>) -> Tensor<f32, (N, E)> {
    x.layer_norm::<(F,)>(1e-5).eval()
}

fn main() {}
