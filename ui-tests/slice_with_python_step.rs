// A step follows a semicolon.
// In PyTorch, `x[:, ::2]`: no error
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![3, 4]>::ones();
    _ = x.slice(s![.., ::2]);
}
