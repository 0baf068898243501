// Elements are clipped by NumPy's name.
// In PyTorch, `x.clip(0.0, 1.0)`: no error, the same as `clamp`
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![3]>::ones();
    let _ = x.clip(0.0, 0.5).eval();
}
