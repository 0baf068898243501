// Pixels that become channels.
// In PyTorch, `F.pixel_unshuffle(x, 2)`: no error
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![1, 1, 4, 4]>::arange();
    _ = x.pixel_unshuffle(2);
}
