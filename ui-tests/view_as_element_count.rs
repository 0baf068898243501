// The other tensor has another number of elements.
// In PyTorch, `x.view_as(y)`: RuntimeError: shape '[5]' is invalid for input of size 12
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![3, 4]>::zeros();
    let y = Tensor::<f32, Shape![5]>::zeros();
    x.view_as(&y);
}
