// `[..]` gives one element.
// In PyTorch, `x[1:3]`: no error: it is the rows 1 and 2
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![4, 3]>::zeros();
    _ = x[1..3];
}
