// The storage of a column that is repeated until it has as many elements as it reaches over.
// In PyTorch, `x.unbind(1)[0].expand(3, 2).storage()`: the storage of the whole matrix.
use stridewise::prelude::*;

fn main() {
    let mut x = Tensor::<f32, Shape![2, 5]>::zeros();
    let [column, ..] = x.as_view_mut().unbind::<1>();
    column.expand::<Shape![3, 2]>().rebase().storage();
}
