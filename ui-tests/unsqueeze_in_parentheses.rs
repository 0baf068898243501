// Dimensions are constants, in `::<..>`.
// In PyTorch, `x.unsqueeze(0)`: no error
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![3, 4]>::ones();
    _ = x.unsqueeze(0);
}
