// A convolution of generic channels with a weight of other ones.
// In PyTorch, the channels are numbers when the program runs, and other ones are a RuntimeError.
use stridewise::prelude::*;

fn block<C: Dim, K: Dim>(x: &Tensor<f32, (C, D<8>, D<8>)>, w: &Tensor<f32, (C, K, D<3>, D<3>)>) {
    let _ = x.conv2d(w).eval();
}

fn main() {}
