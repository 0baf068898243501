// Five elements for a shape of six.
// In PyTorch, `torch.tensor([1, 2, 3, 4, 5]).view(2, 3)`: RuntimeError: shape '[2, 3]' is invalid for input of size 5
use stridewise::prelude::*;

fn main() {
    Tensor::<i64, Shape![2, 3]>::from_array([1, 2, 3, 4, 5]);
}
