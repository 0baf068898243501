// An image that is not yet computed.
// In PyTorch, `F.conv2d(x * 2, w)` computes the product first
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![1, 3, 3]>::zeros();
    let w = Tensor::<f32, Shape![3, 1, 2, 2]>::zeros();
    let _ = (&x * 2.0).conv2d(&w).eval();
}
