// Rows by floats.
// In PyTorch, `x.index_select(0, index)`: RuntimeError: index_select(): Expected dtype int32 or int64 for index
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![3, 4]>::zeros();
    let index = Tensor::<f32, Shape![2]>::zeros();
    x.index_select::<0>(&index);
}
