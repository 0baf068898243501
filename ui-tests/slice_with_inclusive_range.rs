// A range excludes its end.
// In PyTorch, `x[:, 1:3]`: no error
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![3, 4]>::ones();
    _ = x.slice(s![.., 1..=2]);
}
