// Zeros of the shape of another tensor.
// In PyTorch, `torch.zeros_like(x)`
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![3, 4]>::ones();
    _ = Tensor::<f32, Shape![3, 4]>::zeros_like(&x);
}
