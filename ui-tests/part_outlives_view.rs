// A part that writes outlives the lent view that it was made from, while that is written.
// In PyTorch, `row = x[0]; x.fill_(1.0); row.fill_(2.0)`: no error; both write to the same elements.
use stridewise::prelude::*;

fn main() {
    let mut x = Tensor::<f32, Shape![4, 6]>::zeros();
    let mut view = x.as_view_mut();
    let mut row = view.rows_mut().next().unwrap();
    view.fill_(1.0);
    row.fill_(2.0);
}
