// A number that was computed from constants.
// In PyTorch, `x.sum().backward()`: RuntimeError: element 0 of tensors does not require grad.
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![3]>::ones();
    let _ = x.square().sum().backward();
}
