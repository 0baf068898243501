// A diagonal of a single number.
// In PyTorch, `x.diagonal(0, 0, 0)`: RuntimeError: diagonal dimensions cannot be identical 0, 0
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![]>::zeros();
    x.diagonal::<0, 0, 0>();
}
