// The target of a loss is a tensor.
// In PyTorch, `F.mse_loss(x, 0.5)`: AttributeError: 'float' object has no attribute 'size'
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![3]>::ones();
    _ = x.mse_loss(0.5).mean();
}
