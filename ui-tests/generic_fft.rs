// A transform along a dimension that may be empty.
// In PyTorch, the sizes are numbers when the program runs, and other ones are a RuntimeError.
use stridewise::prelude::*;

fn spectrum<N: Dim>(x: &Tensor<f32, (N,)>) {
    let _ = x.fft::<0>().eval();
}

fn main() {}
