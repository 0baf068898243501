// A layer whose weight has another generic size than its input.
// In PyTorch, the sizes are numbers when the program runs, and other ones are a RuntimeError.
use stridewise::prelude::*;

fn layer<N: Dim, I: Dim, J: Dim, O: Dim>(x: &Tensor<f32, (N, I)>, w: &Tensor<f32, (O, J)>) {
    let _ = x.linear(w).eval();
}

fn main() {}
