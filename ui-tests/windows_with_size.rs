// Dilated windows that are wider than the dimension.
// In PyTorch, PyTorch has no such operation; `torch.nn.functional.unfold` says: calculated shape of the array of sliding blocks is not positive
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![7]>::zeros();
    x.windows_with::<Shape![4], Shape![1], Shape![3]>();
}
