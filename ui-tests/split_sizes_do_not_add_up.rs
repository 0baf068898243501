// Parts of two and of three columns, of six.
// In PyTorch, `x.split([2, 3], 1)`: RuntimeError: split_with_sizes expects split_sizes to sum exactly to 6 (input tensor's size at dimension 1), but got split_sizes=[2, 3]
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![4, 6]>::zeros();
    x.split_with_sizes::<1, Shape![2, 3]>();
}
