// A tensor of an array by `new`.
// In PyTorch, `torch.tensor([1., 2.])`
use stridewise::prelude::*;

fn main() {
    _ = Tensor::new([1.0, 2.0]);
}
