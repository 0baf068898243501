// Windows of four elements along a dimension of three.
// In PyTorch, `x.unfold(1, 4, 1)`: RuntimeError: maximum size for tensor at dimension 1 is 3 but size is 4
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![5, 3]>::zeros();
    x.unfold::<1, 4, 1>();
}
