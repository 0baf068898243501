// Windows that share elements, of a view that writes.
// In PyTorch, PyTorch has no such operation; writing through an `unfold` that overlaps is an error for most operations
use stridewise::prelude::*;

fn main() {
    let mut x = Tensor::<f32, Shape![7]>::zeros();
    x.as_view_mut().windows_with::<Shape![3], Shape![2], Shape![1]>();
}
