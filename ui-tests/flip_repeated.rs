// A dimension flipped twice.
// In PyTorch, `x.flip((0, -2))`: RuntimeError: dim 0 appears multiple times in the list of dims
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![2, 3]>::zeros();
    x.flip::<Dims![0, -2]>();
}
