// An index of one dimension for a matrix.
// In PyTorch, `x.gather(1, index)`: RuntimeError: Index tensor must have the same number of dimensions as input tensor
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![3, 4]>::zeros();
    let index = Tensor::<i64, Shape![3]>::zeros();
    x.gather::<1>(&index);
}
