// A singular matrix has no inverse.
// In PyTorch, an exception, when the program runs
use stridewise::prelude::*;

fn main() {
    let a = Tensor::<f32, Shape![3, 3]>::eye();
    _ = a.inverse().eval().mm(&a);
}
