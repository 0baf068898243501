// The largest of each column, of no rows.
// In PyTorch, `torch.zeros(0, 3).amax(0)`: IndexError: amax(): Expected reduction dim 0 to have non-zero size.
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![0, 3]>::zeros();
    x.amax_dim::<0>().eval();
}
