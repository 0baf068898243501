// Indices that are out of range are an error.
// In PyTorch, an exception, when the program runs
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![3, 4]>::ones();
    let i = tensor![0, 2];
    _ = x.index_select::<0>(&i).relu().eval();
}
