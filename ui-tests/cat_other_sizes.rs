// Rows of 4 below rows of 3.
// In PyTorch, `torch.cat((a, b), 0)`: RuntimeError: Sizes of tensors must match except in dimension 0. Expected size 3 but got size 4 for tensor number 1 in the list.
use stridewise::prelude::*;

fn main() {
    let a = Tensor::<f32, Shape![2, 3]>::zeros();
    let b = Tensor::<f32, Shape![2, 4]>::zeros();
    (&a, &b).cat::<0>();
}
