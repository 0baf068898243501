// A number of integers: comparisons have no derivative.
// In PyTorch, `x.gt(0).sum().backward()`: RuntimeError: element 0 of tensors does not require grad.
use stridewise::prelude::*;

fn main() {
    let (x, mut grad) = (Tensor::<f32, Shape![3]>::ones(), Tensor::zeros());
    let _ = x.requires_grad(&mut grad).gt(0.0).sum().backward();
}
