// A padding that takes the whole output away.
// In PyTorch, `F.conv_transpose2d(x, w, padding=1)`: RuntimeError: Given input size per channel: (1 x 1). Calculated output size per channel: (0 x 0). Output size is too small
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![1, 1, 1, 1]>::zeros();
    let w = Tensor::<f32, Shape![1, 1, 2, 2]>::zeros();
    let _ = x.conv_options::<Padding<1>>().conv_transpose2d(&w).eval();
}
