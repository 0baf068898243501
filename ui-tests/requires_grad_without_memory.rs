// The gradient has a memory of its own.
// In PyTorch, `x.requires_grad_()`: no error, `backward` makes `x.grad`
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![3]>::ones();
    _ = x.requires_grad();
}
