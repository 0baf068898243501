// Images of two channels.
// In torchvision, `save_image(torch.zeros(8, 2, 5, 5), "x.png")`: TypeError: Cannot handle this data type: (1, 1, 2), |u1
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![8, 2, 5, 5]>::zeros();
    x.make_grid();
}
