// All elements in one dimension.
// In PyTorch, `x.ravel()`: no error
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![3, 4]>::ones();
    _ = x.ravel();
}
