// Parts along a dimension that a matrix does not have.
// In PyTorch, `x.chunk(2, 2)`: IndexError: Dimension out of range (expected to be in range of [-2, 1], but got 2)
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![4, 6]>::zeros();
    x.as_view().chunk::<2, 2>();
}
