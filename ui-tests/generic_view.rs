// A matrix as a vector of a size that has a name of its own.
// In PyTorch, the sizes are numbers when the program runs, and other ones are a RuntimeError.
use stridewise::prelude::*;

fn flat<N: Dim, M: Dim, K: Dim>(x: &Tensor<f32, (N, M)>) -> Tensor<f32, (K,)> {
    x.view::<(K,)>().eval()
}

fn main() {}
