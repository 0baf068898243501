// Ten elements in three equal parts.
// In PyTorch, `x.chunk(3, 0)`: no error; parts of 4, 4 and 2 elements.
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![10]>::zeros();
    x.chunk::<0, 3>();
}
