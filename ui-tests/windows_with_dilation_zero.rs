// Windows that take one element over and over.
// In PyTorch, PyTorch has no such operation; `torch.nn.functional.unfold` says: dilation should be greater than zero
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![7]>::zeros();
    x.windows_with::<Shape![3], Shape![1], Shape![0]>();
}
