// A gradient of another shape than the result's.
// In PyTorch, `y.backward(torch.ones(3))`: RuntimeError: Mismatch in shape.
use stridewise::prelude::*;

fn main() {
    let (x, mut grad) = (Tensor::<f32, Shape![2]>::ones(), Tensor::zeros());
    x.requires_grad(&mut grad).exp().backward_with(&Tensor::<f32, Shape![3]>::ones());
}
