// The positions of the elements in sorted order.
// In PyTorch, `x.argsort(0).float().sum().backward()`: RuntimeError: element 0 of tensors does not require grad.
use stridewise::prelude::*;

fn main() {
    let (x, mut grad) = (Tensor::<f32, Shape![3]>::ones(), Tensor::zeros());
    let _ = x.requires_grad(&mut grad).argsort::<0>().to::<f32>().sum().backward();
}
