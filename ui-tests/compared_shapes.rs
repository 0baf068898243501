// Tensors of two shapes are compared.
// In PyTorch, `torch.equal(a, b)`: False
use stridewise::prelude::*;

fn main() {
    let a = tensor![[1.0, 2.0], [3.0, 4.0]];
    let _ = a == tensor![1.0, 2.0, 3.0, 4.0];
}
