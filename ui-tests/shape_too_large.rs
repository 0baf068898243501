// A size of 13 digits.
// In PyTorch, `x.view(1000000000000)`: RuntimeError: shape '[1000000000000]' is invalid for input of size 12
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![4, 3]>::zeros();
    x.view::<Shape![1_000_000_000_000]>();
}
