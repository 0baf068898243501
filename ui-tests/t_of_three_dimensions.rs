// `t()` swaps two dimensions; here are three.
// In PyTorch, `x.t()`: RuntimeError: t() expects a tensor with <= 2 dimensions, but self is 3D
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![2, 3, 4]>::zeros();
    x.t();
}
