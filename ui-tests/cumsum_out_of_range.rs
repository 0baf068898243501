// Sums along a dimension that is not there.
// In PyTorch, `x.cumsum(2)`: IndexError: Dimension out of range (expected to be in range of [-2, 1], but got 2)
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![4, 3]>::zeros();
    x.cumsum::<2>().eval();
}
