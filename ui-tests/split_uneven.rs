// Ten elements in parts of four.
// In PyTorch, `x.split(4, 0)`: no error; parts of 4, 4 and 2 elements.
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![10]>::zeros();
    x.split::<0, 4>();
}
