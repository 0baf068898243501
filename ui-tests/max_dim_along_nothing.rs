// The largest of each column and its place, of no rows.
// In PyTorch, `torch.zeros(0, 3).max(0)`: IndexError: max(): Expected reduction dim 0 to have non-zero size.
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![0, 3]>::zeros();
    x.max_dim::<0>().eval();
}
