// Windows that share elements, of a view that writes.
// In PyTorch, PyTorch has no such operation; writing through an `unfold` that overlaps is an error for most operations
use stridewise::prelude::*;

fn main() {
    let mut x = Tensor::<f32, Shape![5, 5]>::zeros();
    x.as_view_mut().windows::<Shape![3, 3]>();
}
