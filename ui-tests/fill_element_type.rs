// A whole number for floats.
// In PyTorch, `x.fill_(1)`: no error
use stridewise::prelude::*;

fn main() {
    let mut x = Tensor::<f32, Shape![4, 3]>::zeros();
    x.fill_(1);
}
