// A diagonal of one dimension, named twice.
// In PyTorch, `x.diagonal(0, 1, -1)`: RuntimeError: diagonal dimensions cannot be identical 1, -1
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![3, 4]>::zeros();
    x.diagonal::<0, 1, -1>();
}
