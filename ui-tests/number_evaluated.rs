// A reduction of all elements, evaluated.
// In PyTorch, `x.sum()` is a tensor
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![3, 4]>::ones();
    _ = x.sum().eval();
}
