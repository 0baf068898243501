// `dot` is the product of two vectors.
// In PyTorch, an exception, when the program runs
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![3, 4]>::ones();
    let y = Tensor::<f32, Shape![4, 5]>::ones();
    _ = x.dot(&y);
}
