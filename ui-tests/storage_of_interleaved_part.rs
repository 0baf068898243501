// The storage of one column half of a matrix, while the other half may be written.
// In PyTorch, `x.chunk(2, 1)[0].storage()`: the storage of the whole matrix.
use stridewise::prelude::*;

fn main() {
    let mut x = Tensor::<f32, Shape![4, 6]>::zeros();
    let [left, _right] = x.as_view_mut().chunk::<1, 2>();
    left.storage();
}
