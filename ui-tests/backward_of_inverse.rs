// An inverse has an element for each one of the matrix.
// In PyTorch, `a.inverse().backward()`: RuntimeError: grad can be implicitly created only for scalar outputs.
use stridewise::prelude::*;

fn main() {
    let (a, mut grad) = (Tensor::<f32, Shape![2, 2]>::eye(), Tensor::zeros());
    let inverse = a.requires_grad(&mut grad).inverse().checked().unwrap();
    let _ = inverse.backward();
}
