// A stride of 0.
// In PyTorch, `F.conv2d(x, w, stride=0)`: RuntimeError: non-positive stride is not supported
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![1, 1, 3, 3]>::zeros();
    let w = Tensor::<f32, Shape![1, 1, 2, 2]>::zeros();
    let _ = x.conv_options::<Stride<0>>().conv2d(&w).eval();
}
