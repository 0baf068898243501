// A reshape with another number of elements.
// In PyTorch, `x.reshape(3, 5)`: RuntimeError: shape '[3, 5]' is invalid for input of size 12
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![4, 3]>::zeros();
    x.reshape::<Shape![3, 5]>();
}
