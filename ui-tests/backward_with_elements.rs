// The gradient of the result has another element type.
// In PyTorch, `y.backward(torch.ones(2, dtype=torch.float64))`: no error: the gradient is converted
use stridewise::prelude::*;

fn main() {
    let (x, mut grad) = (Tensor::<f32, Shape![2]>::ones(), Tensor::zeros());
    x.requires_grad(&mut grad).exp().backward_with(&Tensor::<f64, Shape![2]>::ones());
}
