// The type of the elements is not asked for when the program runs.
// In PyTorch, `x.dtype`
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![3, 4]>::ones();
    _ = x.dtype();
}
