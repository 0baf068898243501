// The square root of integers.
// In PyTorch, `x.sqrt()`: no error: the result is of floats
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<i64, Shape![3]>::arange();
    x.sqrt();
}
