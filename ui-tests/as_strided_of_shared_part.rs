// Other strides over a shared view of a column, between whose elements others may be written.
// In PyTorch, `x.unbind(1)[0].as_strided((6,), (1,), 0)`: no error.
use stridewise::prelude::*;

fn main() {
    let mut x = Tensor::<f32, Shape![4, 6]>::zeros();
    let column = x.axis_iter_mut::<1>().next().unwrap();
    column.as_view().as_strided::<Shape![6], Strides![1], 0>();
}
