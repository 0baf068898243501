// Padding that keeps the size, and a stride of 2.
// In PyTorch, `F.conv2d(x, w, padding="same", stride=2)`: RuntimeError: padding='same' is not supported for strided convolutions
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![1, 1, 5, 5]>::zeros();
    let w = Tensor::<f32, Shape![1, 1, 3, 3]>::zeros();
    let _ = x.conv_options::<(PaddingSame, Stride<2>)>().conv2d(&w).eval();
}
