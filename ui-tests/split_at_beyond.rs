// The columns below 7 and the others, of six.
// In PyTorch, `x.tensor_split((7,), 1)`: no error; the second part is empty.
use stridewise::prelude::*;

fn main() {
    let mut x = Tensor::<f32, Shape![4, 6]>::zeros();
    x.as_view_mut().split_at::<1, 7>();
}
