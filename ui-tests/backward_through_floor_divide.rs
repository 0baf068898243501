// A quotient that is rounded.
// In PyTorch, `x.floor_divide(2).sum().backward()`: RuntimeError: derivative for aten::floor_divide is not implemented.
use stridewise::prelude::*;

fn main() {
    let (x, mut grad) = (Tensor::<f32, Shape![2, 3]>::ones(), Tensor::zeros());
    let _ = x.requires_grad(&mut grad).floor_divide(2.0).sum().backward();
}
