// A view that has been split is written while its parts live.
// In PyTorch, `a, b = x.chunk(2); x.fill_(1)`: no error; the parts change too.
use stridewise::prelude::*;

fn main() {
    let mut x = Tensor::<f32, Shape![4, 6]>::zeros();
    let mut view = x.as_view_mut();
    let [mut above, _below] = view.chunk::<0, 2>();
    view.fill_(1.0);
    above.fill_(2.0);
}
