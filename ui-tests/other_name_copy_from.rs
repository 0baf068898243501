// Elements of another tensor.
// In PyTorch, `x.copy_(y)`
use stridewise::prelude::*;

fn main() {
    let mut x = Tensor::<f32, Shape![3, 4]>::ones();
    let y = Tensor::<f32, Shape![3, 4]>::zeros();
    x.copy_from(&y);
}
