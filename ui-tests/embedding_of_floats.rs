// Floats do not number rows.
// In PyTorch, `F.embedding(i, w)`: RuntimeError: Expected tensor for argument #1 'indices' to have one of the following scalar types: Long, Int; but got torch.FloatTensor instead
use stridewise::prelude::*;

fn main() {
    let w = Tensor::<f32, Shape![3, 2]>::zeros();
    let i = Tensor::<f32, Shape![2]>::zeros();
    let _ = w.embedding(&i);
}
