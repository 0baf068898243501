// Channels that become pixels.
// In PyTorch, `F.pixel_shuffle(x, 2)`: no error
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![1, 12, 4, 4]>::ones();
    _ = x.pixel_shuffle(2);
}
