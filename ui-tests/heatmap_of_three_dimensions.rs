// A heatmap of three dimensions.
// Matplotlib, `plt.imshow(torch.zeros(2, 3, 4))`: TypeError: Invalid shape (2, 3, 4) for image data
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![2, 3, 4]>::zeros();
    x.heatmap();
}
