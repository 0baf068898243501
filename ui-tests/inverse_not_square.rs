// An inverse needs a square matrix.
// In PyTorch, an exception, when the program runs
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![3, 4]>::ones();
    _ = x.inverse().eval();
}
