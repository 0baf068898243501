// A number out of a number.
// In PyTorch, `x.mean().item()`: no error
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![3, 4]>::ones();
    _ = x.mean().item();
}
