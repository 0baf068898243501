// An operation that cannot fail, unwrapped.
// In PyTorch, `x.relu()`: no error
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![3, 4]>::ones();
    _ = x.relu().unwrap();
}
