// Tiles without elements.
// In PyTorch, PyTorch has no such operation
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![12]>::zeros();
    x.tile::<Shape![0]>();
}
