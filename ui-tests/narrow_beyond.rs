// Three columns from column 3 on, of five.
// In PyTorch, `x.narrow(1, 3, 3)`: RuntimeError: start (3) + length (3) exceeds dimension size (5).
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![4, 5]>::zeros();
    x.narrow::<1, 3, 3>();
}
