// The position of the largest score.
// In PyTorch, `x.argmax(1).float().sum().backward()`: RuntimeError: element 0 of tensors does not require grad.
use stridewise::prelude::*;

fn main() {
    let (x, mut grad) = (Tensor::<f32, Shape![2, 3]>::ones(), Tensor::zeros());
    let _ = x.requires_grad(&mut grad).argmax_dim::<1>().to::<f32>().sum().backward();
}
