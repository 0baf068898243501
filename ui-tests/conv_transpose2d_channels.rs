// The weight of a convolution the other way round: [out, in, ..].
// In PyTorch, `F.conv_transpose2d(x, w)`: RuntimeError: Given transposed=1, weight of size [4, 2, 2, 2], expected input[1, 2, 3, 3] to have 4 channels, but got 2 channels instead
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![1, 2, 3, 3]>::zeros();
    let w = Tensor::<f32, Shape![4, 2, 2, 2]>::zeros();
    let _ = x.conv_transpose2d(&w).eval();
}
