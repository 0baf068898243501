// A whole number added to floats.
// In PyTorch, `a + 1`: no error
use stridewise::prelude::*;

fn main() {
    let a = Tensor::<f32, Shape![3]>::zeros();
    _ = &a + 1;
}
