// Tiles of two dimensions need four.
// In PyTorch, PyTorch has no such operation
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![4, 6, 2]>::zeros();
    x.untile::<2>();
}
