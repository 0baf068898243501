// A dimension that is not there.
// In PyTorch, `x.unflatten(2, (2, 2))`: IndexError: Dimension out of range (expected to be in range of [-2, 1], but got 2)
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![6, 4]>::zeros();
    x.unflatten::<2, Shape![2, 2]>();
}
