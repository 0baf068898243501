// One dimension named twice.
// In PyTorch, `x.squeeze((0, -4))`: RuntimeError: dim 0 appears multiple times in the list of dims
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![1, 3, 1, 2]>::zeros();
    x.squeeze_dims::<Dims![0, -4]>();
}
