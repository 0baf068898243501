// The memory of the gradient has another shape.
// In PyTorch, `x.grad = torch.zeros(4, 3)`: RuntimeError: attempting to assign a gradient of size '[4, 3]' to a tensor of size '[3, 4]'.
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![3, 4]>::ones();
    let mut grad = Tensor::<f32, Shape![4, 3]>::zeros();
    let _ = x.requires_grad(&mut grad);
}
