// A name of slices, of an expression.
// In PyTorch, `len(x.sum(0))`
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![3, 4]>::ones();
    _ = x.sum_dim::<0>().len();
}
