// The lower triangle of a vector.
// In PyTorch, `x.tril()`: RuntimeError: tril: input tensor must have at least 2 dimensions
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![3]>::zeros();
    x.tril(0);
}
