// A matrix has no dimension 2 to sum over, beside dimension 0.
// In PyTorch, `x.sum((0, 2))`: IndexError: Dimension out of range (expected to be in range of [-2, 1], but got 2)
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![4, 3]>::zeros();
    x.sum_dims::<Dims![0, 2]>().eval();
}
