// One index for a matrix.
// In PyTorch, `x[1]`: no error: it is the row 1
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![4, 3]>::zeros();
    _ = x[[1]];
}
