// A pool over an image of generic sizes, which may be smaller than a window.
// In PyTorch, the sizes are numbers when the program runs, and a window that does not fit is a RuntimeError.
use stridewise::prelude::*;

fn half<C: Dim, H: Dim>(x: &Tensor<f32, (C, H, H)>) {
    let _ = x.max_pool2d::<Kernel<2>>().eval();
}

fn main() {}
