// A view with another number of elements.
// In PyTorch, `x.view(5, 2)`: RuntimeError: shape '[5, 2]' is invalid for input of size 12
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![4, 3]>::zeros();
    x.view::<Shape![5, 2]>();
}
