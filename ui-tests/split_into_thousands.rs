// An array of two thousand pairs of rows.
// In PyTorch, `x.split(2, 0)`: no error; a tuple of 2000 parts.
use stridewise::prelude::*;

fn main() {
    let x = BoxedTensor::<f32, Shape![4000, 3]>::zeros();
    x.split::<0, 2>();
}
