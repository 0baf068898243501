// A mask of ones.
// In PyTorch, `torch.ones(3, dtype=torch.bool)`: no error
use stridewise::prelude::*;

fn main() {
    let _ = Tensor::<bool, Shape![3]>::ones();
}
