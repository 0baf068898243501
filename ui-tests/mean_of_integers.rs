// The mean of integers.
// In PyTorch, `x.mean()`: NotImplementedError: mean(): could not infer output dtype. Input dtype must be either a floating point or complex dtype. Got: Long
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<i64, Shape![3]>::arange();
    x.mean();
}
