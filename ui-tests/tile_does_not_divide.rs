// Tiles of eight in a dimension of twelve.
// In PyTorch, PyTorch has no such operation
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![12, 16]>::zeros();
    x.tile::<Shape![8, 8]>();
}
