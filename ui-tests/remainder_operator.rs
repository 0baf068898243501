// The remainders of whole numbers.
// In PyTorch, `x % 2` is `torch.remainder(x, 2)`
use stridewise::prelude::*;

fn main() {
    let x = tensor![-3, 3];
    let _ = &x % 2;
}
