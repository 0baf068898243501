// An interpolation of a generic image, which may have no pixel.
// In PyTorch, `F.interpolate(x, (16, 16))` of an image without pixels: RuntimeError: Input and output sizes should be greater than 0
use stridewise::prelude::*;

fn larger<N: Dim, C: Dim, H: Dim, W: Dim>(x: &Tensor<f32, (N, C, H, W)>) {
    let _ = x.interpolate_nearest::<16, 16>().eval();
}

fn main() {}
