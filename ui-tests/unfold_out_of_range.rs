// Windows along a dimension that is not there.
// In PyTorch, `x.unfold(1, 3, 1)`: IndexError: Dimension out of range (expected to be in range of [-1, 0], but got 1)
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![7]>::zeros();
    x.unfold::<1, 3, 1>();
}
