// A determinant is a number at once.
// In PyTorch, `a.det()`: no error, a tensor without dimensions
use stridewise::prelude::*;

fn main() {
    let a = Tensor::<f32, Shape![3, 3]>::eye();
    _ = a.det().eval_boxed();
}
