// A dimension that the tensor does not have, flipped.
// In PyTorch, `x.flip(2)`: IndexError: Dimension out of range (expected to be in range of [-2, 1], but got 2)
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![2, 3]>::zeros();
    x.flip::<Dims![2]>();
}
