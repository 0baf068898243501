// A permutation names dimension 2 twice.
// In PyTorch, `x.permute(2, 0, 2)`: RuntimeError: permute(): duplicate dims are not allowed.
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![2, 3, 4]>::zeros();
    x.permute::<Dims![2, 0, 2]>();
}
