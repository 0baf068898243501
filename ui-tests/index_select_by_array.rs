// The indices are an array, not a tensor.
// In PyTorch, `x.index_select(0, [2, 0])`: TypeError: index_select(): argument 'index' must be Tensor, not list
use stridewise::prelude::*;

fn main() {
    let x = tensor![[1, 2], [3, 4], [5, 6]];
    let _ = x.index_select::<0>(&[2, 0]).unwrap();
}
