// Columns 1 to 6, of five. PyTorch cuts the range without a word.
// In PyTorch, `x[:, 1:7]`: no error: the result has 4 columns
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![4, 5]>::zeros();
    x.slice(s![.., 1..7]);
}
