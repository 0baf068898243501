// A function of a row is given a column, between whose elements others may be written.
// In PyTorch, `f(x.unbind(1)[0])`: no error; the function sees a stride of 3.
use stridewise::prelude::*;

fn main() {
    fn f(mut row: TensorViewMut<f32, Shape![4]>) {
        row.fill_(1.0);
    }
    let mut x = Tensor::<f32, Shape![4, 3]>::zeros();
    let [column, ..] = x.as_view_mut().unbind::<1>();
    f(column);
}
