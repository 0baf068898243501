// ndarray's `mean` is an `Option`.
// In PyTorch, `x.mean()`: no error
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![3, 4]>::ones();
    _ = x.mean().unwrap();
}
