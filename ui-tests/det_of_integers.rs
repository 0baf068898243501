// A determinant is computed of floats.
// In PyTorch, `torch.linalg.det(x)`: NotImplementedError: linalg.det: Expected a floating point or complex tensor as input. Got Int
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<i32, Shape![3, 3]>::eye();
    _ = x.det();
}
