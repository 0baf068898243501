// A closure without a derivative.
// In PyTorch, a function of a `torch.autograd.Function` without `backward`: NotImplementedError: You must implement either the backward or vjp method.
use stridewise::prelude::*;

fn main() {
    let (x, mut grad) = (Tensor::<f32, Shape![3]>::ones(), Tensor::zeros());
    let _ = x.requires_grad(&mut grad).map(|x| x * x * x).sum().backward();
}
