// A bias for three channels beside a weight for two.
// In PyTorch, `F.conv_transpose2d(x, w, b)`: RuntimeError: Given transposed=1, weight of size [2, 2, 2, 2], expected bias to be 1-dimensional with 2 elements, but got bias of size [3] instead
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![1, 2, 3, 3]>::zeros();
    let w = Tensor::<f32, Shape![2, 2, 2, 2]>::zeros();
    let b = Tensor::<f32, Shape![3]>::zeros();
    let _ = x.conv_transpose2d(&w).bias(&b).eval();
}
