// A dimension that is not there.
// In PyTorch, `x.movedim((0, 1), (1, 3))`: IndexError: Dimension out of range (expected to be in range of [-3, 2], but got 3)
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![2, 3, 4]>::zeros();
    x.movedims::<Dims![0, 1], Dims![1, 3]>();
}
