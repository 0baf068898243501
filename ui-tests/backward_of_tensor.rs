// A loss for each example.
// In PyTorch, `(x @ w.T).backward()`: RuntimeError: grad can be implicitly created only for scalar outputs.
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![2, 3]>::ones();
    let (w, mut grad) = (Tensor::<f32, Shape![4, 3]>::ones(), Tensor::zeros());
    let _ = x.linear(w.requires_grad(&mut grad)).backward();
}
