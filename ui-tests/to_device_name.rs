// A device is named by a text.
// In PyTorch, `x.to("cuda")`: no error
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![3]>::ones();
    _ = x.to("cuda");
}
