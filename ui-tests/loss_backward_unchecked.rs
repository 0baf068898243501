// The gradient of a loss of each target, which may not be a class.
// In PyTorch, `F.cross_entropy(x, y, reduction="none").backward(g)` raises IndexError for such a target.
use stridewise::prelude::*;

fn main() {
    let (x, y) = (Tensor::<f32, Shape![3, 4]>::ones(), tensor![0i64, 1, 3]);
    let mut grad = Tensor::zeros();
    let g = Tensor::<f32, Shape![3]>::ones();
    x.requires_grad(&mut grad).cross_entropy(&y).backward_with(&g);
}
