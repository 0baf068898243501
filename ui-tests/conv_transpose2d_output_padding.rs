// An output padding of a whole step.
// In PyTorch, `F.conv_transpose2d(x, w, output_padding=1)`: RuntimeError: output padding must be smaller than either stride or dilation
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![1, 1, 3, 3]>::zeros();
    let w = Tensor::<f32, Shape![1, 1, 2, 2]>::zeros();
    let _ = x.conv_options::<OutputPadding<1>>().conv_transpose2d(&w).eval();
}
