// An index has no derivative.
// In PyTorch, an exception, when the program runs
use stridewise::prelude::*;

fn main() {
    let w = Tensor::<f32, Shape![3]>::ones();
    let mut grad = Tensor::zeros();
    w.requires_grad(&mut grad).argmax().backward();
}
