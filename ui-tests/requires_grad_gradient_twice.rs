// One gradient of two variables.
// In PyTorch, `x.grad` belongs to one tensor; two uses of `x` add to it.
use stridewise::prelude::*;

fn main() {
    let (x, mut grad) = (Tensor::<f32, Shape![3]>::ones(), Tensor::<f32, Shape![3]>::zeros());
    let _ = (x.requires_grad(&mut grad) * x.requires_grad(&mut grad)).sum().backward();
}
