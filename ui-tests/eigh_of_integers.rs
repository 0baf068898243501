// The eigenvalues of integers.
// In PyTorch, `torch.linalg.eigh(x)`: RuntimeError: linalg.eigh: Expected a floating point or complex tensor as input. Got Long
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<i64, Shape![2, 2]>::eye();
    let _ = x.eigh();
}
