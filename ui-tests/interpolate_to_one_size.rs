// One size for the two of an image.
// In PyTorch, `F.interpolate(x, size=(8,))`: ValueError: Input and output must have the same number of spatial dimensions, but got input with spatial dimensions of [3, 3] and output size of (8,).
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![1, 1, 3, 3]>::zeros();
    let _ = x.interpolate_nearest_to::<Shape![8]>().eval();
}
