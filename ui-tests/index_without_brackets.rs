// An index is an array: `x[[1, 2]]`.
// In PyTorch, `x[1]`: no error: it is the row 1
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![4, 3]>::zeros();
    _ = x[1];
}
