// The gradient is that of another layer.
// In PyTorch, `weight.grad = torch.zeros(3, 4)`: RuntimeError: attempting to assign a gradient of size '[3, 4]' to a tensor of size '[4, 3]'.
use stridewise::optim::Sgd;
use stridewise::prelude::*;

fn main() {
    let (mut weight, grad) = (Tensor::<f32, Shape![4, 3]>::ones(), Tensor::<f32, Shape![3, 4]>::ones());
    Sgd::new(0.1).step(&mut weight, &grad);
}
