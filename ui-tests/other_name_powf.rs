// The power by the name that floats have.
// In PyTorch, `x.pow(2)`
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![3, 4]>::ones();
    _ = x.powf(2.0);
}
