// A transposed matrix does not lie in one row, so it has no flat view.
// In PyTorch, `x.t().view(-1)`: RuntimeError: view size is not compatible with input tensor's size and stride (at least one dimension spans across two contiguous subspaces). Use .reshape(...) instead.
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![4, 3]>::zeros();
    x.t().view::<Shape![_]>();
}
