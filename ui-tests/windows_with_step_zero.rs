// Windows that do not move on.
// In PyTorch, PyTorch has no such operation; `torch.nn.functional.unfold` says: stride should be greater than zero
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![7]>::zeros();
    x.windows_with::<Shape![3], Shape![0], Shape![1]>();
}
