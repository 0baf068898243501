// Rows of unequal length.
// In PyTorch, `torch.tensor([[1.0, 2.0, 3.0], [4.0, 5.0]])`: ValueError: expected sequence of length 3 at dim 1 (got 2)
use stridewise::prelude::*;

fn main() {
    tensor![[1.0, 2.0, 3.0], [4.0, 5.0]];
}
