// The number of the elements of a mask is known when the program runs.
// In PyTorch, `x[x > 0]`: no error
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![4]>::ones();
    let mask = x.gt(0.5).eval();
    _ = x[&mask];
}
