// A window's dimension beside eight others.
// In PyTorch, `x.unfold(0, 1, 1)`: no error
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![1, 1, 1, 1, 1, 1, 1, 1]>::zeros();
    x.unfold::<0, 1, 1>();
}
