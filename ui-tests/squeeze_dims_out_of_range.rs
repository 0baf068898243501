// A dimension that is not there.
// In PyTorch, `x.squeeze((0, 4))`: IndexError: Dimension out of range (expected to be in range of [-4, 3], but got 4)
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![1, 3, 1, 2]>::zeros();
    x.squeeze_dims::<Dims![0, 4]>();
}
