// Other strides over one column half of a matrix: they would reach the other half.
// In PyTorch, `x.chunk(2, 1)[0].as_strided((6,), (1,), 0)`: no error; the elements of both halves.
use stridewise::prelude::*;

fn main() {
    let mut x = Tensor::<f32, Shape![4, 6]>::zeros();
    let [left, _right] = x.as_view_mut().chunk::<1, 2>();
    left.as_strided::<Shape![6], Strides![1], 0>();
}
