// `clamp` has two bounds.
// In PyTorch, `x.clamp(0.0)`: no error, the other bound is `None`
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![3]>::ones();
    _ = x.clamp(0.0).eval();
}
