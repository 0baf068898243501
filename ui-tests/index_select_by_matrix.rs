// Rows by a matrix of indices.
// In PyTorch, `x.index_select(0, index)`: IndexError: index_select(): Index is supposed to be a vector
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![3, 4]>::zeros();
    let index = Tensor::<i64, Shape![2, 2]>::zeros();
    x.index_select::<0>(&index);
}
