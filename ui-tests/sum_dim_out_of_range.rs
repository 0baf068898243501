// A matrix has no dimension 2 to sum over.
// In PyTorch, `x.sum(2)`: IndexError: Dimension out of range (expected to be in range of [-2, 1], but got 2)
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![4, 3]>::zeros();
    x.sum_dim::<2>().eval();
}
