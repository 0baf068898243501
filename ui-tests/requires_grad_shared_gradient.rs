// A gradient is written to.
// In PyTorch, a tensor is always mutable.
use stridewise::prelude::*;

fn main() {
    let (x, grad) = (Tensor::<f32, Shape![3]>::ones(), Tensor::<f32, Shape![3]>::zeros());
    let _ = x.requires_grad(&grad);
}
