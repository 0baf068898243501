// A dimension that there is not, sorted.
// In PyTorch, `x.sort(2)`: IndexError: Dimension out of range (expected to be in range of [-2, 1], but got 2)
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![3, 4]>::zeros();
    x.sort::<2>().eval();
}
