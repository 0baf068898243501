// A weight for 2 channels, an image of 3.
// In PyTorch, `F.conv2d(x, w)`: RuntimeError: Given groups=1, weight of size [4, 2, 3, 3], expected input[1, 3, 5, 5] to have 2 channels, but got 3 channels instead
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![1, 3, 5, 5]>::zeros();
    let w = Tensor::<f32, Shape![4, 2, 3, 3]>::zeros();
    let _ = x.conv2d(&w).eval();
}
