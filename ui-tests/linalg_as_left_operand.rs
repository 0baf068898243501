// An inverse that may not exist as the left operand.
// In PyTorch, `a.inverse() + a`: no error, unless the matrix is singular when the program runs
use stridewise::prelude::*;

fn main() {
    let a = Tensor::<f64, Shape![2, 2]>::eye();
    let _ = a.inverse() + &a;
}
