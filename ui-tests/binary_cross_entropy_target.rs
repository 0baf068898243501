// Targets of another shape.
// In PyTorch, `F.binary_cross_entropy(x, y)`: ValueError: Using a target size (torch.Size([3])) that is different to the input size (torch.Size([2, 3])) is deprecated.
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![2, 3]>::ones();
    let y = Tensor::<f32, Shape![3]>::ones();
    let _ = x.binary_cross_entropy(&y).mean();
}
