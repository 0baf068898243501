// The storage of a shared view of a column half, while the other half may be written.
// In PyTorch, `x.split([2, 4], 1)[0][1:].storage()`: the storage of the whole matrix.
use stridewise::prelude::*;

fn main() {
    let mut x = Tensor::<f32, Shape![4, 6]>::zeros();
    let (left, _right) = x.as_view_mut().split_at::<1, 2>();
    left.as_view().slice(s![1..]).rebase().storage();
}
