// An image of twice the size.
// In PyTorch, `F.upsample(x, scale_factor=2)`: no error
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![1, 3, 4, 4]>::ones();
    _ = x.upsample(2);
}
