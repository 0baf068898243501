// Owned tensors where operands are taken.
// In PyTorch, `torch.cat((a, b), 0)` takes tensors.
use stridewise::prelude::*;

fn main() {
    let a = Tensor::<f32, Shape![2, 3]>::zeros();
    let b = Tensor::<f32, Shape![2, 3]>::zeros();
    (a, b).cat::<0>();
}
