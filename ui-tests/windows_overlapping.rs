// Windows that share elements, of a view that writes.
// In PyTorch, PyTorch has no such operation; `add_` through an `unfold` that overlaps increases an element once for each window
use stridewise::prelude::*;

fn main() {
    let mut x = Tensor::<f32, Shape![5, 5]>::zeros();
    x.as_view_mut().windows::<Shape![3, 3]>();
}
