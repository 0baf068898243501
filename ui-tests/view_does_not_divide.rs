// 12 elements do not make rows of 5.
// In PyTorch, `x.view(-1, 5)`: RuntimeError: shape '[-1, 5]' is invalid for input of size 12
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![4, 3]>::zeros();
    x.view::<Shape![_, 5]>();
}
