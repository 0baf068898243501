// A transposed matrix does not lie in one row.
// In PyTorch, `x.t().view_as(y)`: RuntimeError: view size is not compatible with input tensor's size and stride (at least one dimension spans across two contiguous subspaces). Use .reshape(...) instead.
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![3, 4]>::zeros();
    let y = Tensor::<f32, Shape![12]>::zeros();
    x.t().view_as(&y);
}
