// Tensors whose other sizes have different names.
// In PyTorch, the sizes are numbers when the program runs, and other ones are a RuntimeError.
use stridewise::prelude::*;

fn below<M: Dim, N: Dim, P: Dim>(a: &Tensor<f32, (M, N)>, b: &Tensor<f32, (M, P)>) {
    let _ = (a, b).cat::<0>().eval();
}

fn main() {}
