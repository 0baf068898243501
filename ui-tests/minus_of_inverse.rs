// The negative of an inverse that is not evaluated.
// In PyTorch, `-a.inverse()`: no error
use stridewise::prelude::*;

fn main() {
    let a = Tensor::<f32, Shape![2, 2]>::eye();
    let _ = (-a.inverse()).eval();
}
