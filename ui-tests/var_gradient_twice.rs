// One gradient of two variables.
// In PyTorch, `x.grad` belongs to one tensor; two uses of `x` add to it.
use stridewise::prelude::*;

fn main() {
    let (x, mut grad) = (Tensor::<f32, Shape![3]>::ones(), Tensor::<f32, Shape![3]>::zeros());
    let _ = (x.var(&mut grad) * x.var(&mut grad)).sum().backward();
}
