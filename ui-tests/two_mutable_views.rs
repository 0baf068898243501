// Two views that write to one tensor.
// In PyTorch, `a, b = x.t(), x.view(-1)`: no error: both may write
use stridewise::prelude::*;

fn main() {
    let mut x = Tensor::<f32, Shape![4, 3]>::zeros();
    let mut a = x.as_view_mut();
    let mut b = x.as_view_mut();
    a[[0, 0]] = 1.0;
    b[[0, 0]] = 2.0;
}
