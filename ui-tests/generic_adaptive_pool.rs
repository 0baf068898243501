// The mean of the pixels of a generic image, which may have none.
// In PyTorch, `F.adaptive_avg_pool2d(x, 1)` of an image without pixels is NaN
use stridewise::prelude::*;

fn pooled<N: Dim, C: Dim, H: Dim, W: Dim>(x: &Tensor<f32, (N, C, H, W)>) {
    let _ = x.adaptive_avg_pool2d::<1, 1>().eval();
}

fn main() {}
