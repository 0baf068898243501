// Tiles in two dimensions of a vector.
// In PyTorch, PyTorch has no such operation
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![16]>::zeros();
    x.tile::<Shape![8, 8]>();
}
