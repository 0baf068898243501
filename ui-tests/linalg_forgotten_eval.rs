// A product with an inverse that is not evaluated, and may not exist.
// In PyTorch, `a.inverse().mm(a)`: no error, unless the matrix is singular when the program runs
use stridewise::prelude::*;

fn main() {
    let a = Tensor::<f64, Shape![2, 2]>::eye();
    let _ = a.inverse().mm(&a);
}
