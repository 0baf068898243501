// An array of two thousand rows.
// In PyTorch, `x.unbind(0)`: no error; a tuple of 2000 rows.
use stridewise::prelude::*;

fn main() {
    let x = BoxedTensor::<f32, Shape![2000, 3]>::zeros();
    x.unbind::<0>();
}
