// A function of a slice of tensors.
// In PyTorch, `torch.cat([x, x], 0)`
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![3, 4]>::ones();
    _ = Tensor::cat(&[&x, &x], 0);
}
