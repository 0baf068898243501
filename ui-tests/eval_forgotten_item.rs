// The number of a loss that is not evaluated.
// In PyTorch, `F.mse_loss(x, y).item()`: no error
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![4]>::ones();
    _ = x.mse_loss(&x).mean_dim::<0>().item();
}
