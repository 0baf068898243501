// Tensors of two generic sizes.
// In PyTorch, the sizes are numbers when the program runs, and other ones are a RuntimeError.
use stridewise::prelude::*;

fn rows<M: Dim, N: Dim>(a: &Tensor<f32, (M,)>, b: &Tensor<f32, (N,)>) {
    let _ = (a, b).stack::<0>().eval();
}

fn main() {}
