// The stride comes before the convolution.
// In PyTorch, `F.conv2d(x, w, stride=2)`
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![1, 3, 8, 8]>::ones();
    let w = Tensor::<f32, Shape![6, 3, 3, 3]>::ones();
    _ = x.conv2d(&w).stride(2).padding(1);
}
