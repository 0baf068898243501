// A vector has no rows.
// In PyTorch, `F.embedding(i, w)`: RuntimeError: 'weight' must be 2-D
use stridewise::prelude::*;

fn main() {
    let w = Tensor::<f32, Shape![3]>::zeros();
    let i = Tensor::<i64, Shape![2]>::zeros();
    let _ = w.embedding(&i);
}
