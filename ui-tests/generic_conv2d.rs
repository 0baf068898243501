// A convolution over an image of generic sizes, which may be smaller than the kernel.
// In PyTorch, the sizes are numbers when the program runs, and a kernel that does not fit is a RuntimeError.
use stridewise::prelude::*;

fn blur<H: Dim, W: Dim>(x: &Tensor<f32, (D<1>, H, W)>, w: &Tensor<f32, Shape![1, 1, 3, 3]>) {
    let _ = x.conv2d(w).eval();
}

fn main() {}
