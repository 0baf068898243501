// No elements.
// In PyTorch, `x.quantile(0.5)`: RuntimeError: quantile() input tensor must be non-empty.
use stridewise::prelude::*;

fn main() {
    let (x, mut grad) = (Tensor::<f32, Shape![0]>::zeros(), Tensor::zeros());
    let _ = x.requires_grad(&mut grad).quantile(0.5).backward();
}
