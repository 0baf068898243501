// Options of a pool are its own: `conv_options` are those of a convolution.
// In PyTorch, `F.max_pool2d(x, 3, stride=1, padding=1)`.
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![2, 4, 4]>::zeros();
    let _ = x.conv_options::<(Stride<1>, Padding<1>)>().max_pool2d::<Kernel<3>>();
}
