// The elements of sums along a dimension that are not evaluated.
// In PyTorch, `x.sum(1).tolist()`: no error: sums are computed where they are written
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![2, 3]>::ones();
    let _ = x.sum_dim::<1>().as_slice();
}
