// Dimension 1 of two, named twice.
// In PyTorch, `x.sum((1, -1))`: RuntimeError: dim 1 appears multiple times in the list of dims
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![4, 3]>::zeros();
    x.sum_dims::<Dims![1, -1]>().eval();
}
