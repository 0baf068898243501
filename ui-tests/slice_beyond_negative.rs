// A range that begins seven from the end, of five columns.
// In PyTorch, `x[:, -7:3]`: no error: the result has 3 columns
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![4, 5]>::zeros();
    x.slice(s![.., -7..3]);
}
