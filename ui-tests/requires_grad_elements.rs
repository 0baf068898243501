// The memory of the gradient has another element type.
// In PyTorch, `x.grad = torch.zeros(3, dtype=torch.float64)`: RuntimeError: attempting to assign a gradient with dtype 'double' to a tensor with grad_dtype 'Float'.
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![3]>::ones();
    let mut grad = Tensor::<f64, Shape![3]>::zeros();
    let _ = x.requires_grad(&mut grad);
}
