// A turn from a dimension towards itself.
// In PyTorch, `x.rot90(1, (1, -1))`: RuntimeError: expected rotation dims to be different, but got dim0 = 1 and dim1 = -1
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![2, 3]>::ones();
    let _ = x.rot90::<1, 1, -1>();
}
