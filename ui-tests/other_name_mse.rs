// A loss by another library's name.
// In PyTorch, `F.mse_loss(x, y)`
use stridewise::prelude::*;

fn main() {
    let (x, y) = (Tensor::<f32, Shape![3]>::ones(), Tensor::<f32, Shape![3]>::zeros());
    _ = x.mse(&y);
}
