// A kernel of 5 by 5 on an image of 3 by 3.
// In PyTorch, `F.conv2d(x, w)`: RuntimeError: Calculated padded input size per channel: (3 x 3). Kernel size: (5 x 5). Kernel size can't be greater than actual input size
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![1, 1, 3, 3]>::zeros();
    let w = Tensor::<f32, Shape![1, 1, 5, 5]>::zeros();
    let _ = x.conv2d(&w).eval();
}
