// The dimensions of `permute` are given as sizes.
// In PyTorch, `x.permute(1, 0)` takes numbers
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![2, 3]>::zeros();
    let _ = x.permute::<Shape![1, 0]>();
}
