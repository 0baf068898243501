// The dimensions of the batch are not named.
// In PyTorch, `torch.einsum("...ij,...jk->...ik", a, b)` takes batches of any dimensions.
use stridewise::prelude::*;

fn main() {
    let a = Tensor::<f32, Shape![2, 3, 3]>::ones();
    let _ = einsum!("...ij,...jk->...ik", &a, &a).eval();
}
