// Tiles in five of five dimensions.
// In PyTorch, PyTorch has no such operation
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![4, 4, 4, 4, 4]>::zeros();
    x.tile::<Shape![2, 2, 2, 2, 2]>();
}
