// `/` of integers.
// In PyTorch, `a / 2`: no error: the result is of floats
use stridewise::prelude::*;

fn main() {
    let a = Tensor::<i64, Shape![3]>::arange();
    _ = &a / 2;
}
