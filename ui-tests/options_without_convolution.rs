// The options come before the convolution.
// In PyTorch, `F.conv2d(x, w, stride=2)`
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![1, 3, 8, 8]>::ones();
    _ = x.conv_options::<Stride<2>>().eval();
}
