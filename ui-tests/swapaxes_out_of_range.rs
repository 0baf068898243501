// A dimension that is not there.
// In PyTorch, `x.swapaxes(0, 2)`: IndexError: Dimension out of range (expected to be in range of [-2, 1], but got 2)
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![3, 4]>::zeros();
    x.swapaxes::<0, 2>();
}
