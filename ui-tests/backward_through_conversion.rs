// A conversion to integers.
// In PyTorch, `x.floor().long().float().sum().backward()`: RuntimeError: element 0 of tensors does not require grad.
use stridewise::prelude::*;

fn main() {
    let (x, mut grad) = (Tensor::<f32, Shape![2, 3]>::ones(), Tensor::zeros());
    let _ = x.requires_grad(&mut grad).floor().to::<i64>().float().sum().backward();
}
