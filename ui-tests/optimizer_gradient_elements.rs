// The gradient has another element type than its parameter.
// In PyTorch, `weight.grad = torch.zeros(3, dtype=torch.float64)`: RuntimeError: attempting to assign a gradient with dtype 'double' to a tensor with grad_dtype 'Float'.
use stridewise::optim::Sgd;
use stridewise::prelude::*;

fn main() {
    let (mut weight, grad) = (Tensor::<f32, Shape![3]>::ones(), Tensor::<f64, Shape![3]>::ones());
    Sgd::new(0.1).step(&mut weight, &grad);
}
