// A bias for 4 channels, a weight for 3.
// In PyTorch, `F.conv2d(x, w, b)`: RuntimeError: Given weight of size [3, 1, 2, 2], expected bias to be 1-dimensional with 3 elements, but got bias of size [4] instead
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![1, 3, 3]>::zeros();
    let w = Tensor::<f32, Shape![3, 1, 2, 2]>::zeros();
    let b = Tensor::<f32, Shape![4]>::zeros();
    let _ = x.conv2d(&w).bias(&b).eval();
}
