// The right side of `+=` has more dimensions than the left side.
// In PyTorch, `x += y`: RuntimeError: output with shape [3] doesn't match the broadcast shape [2, 3]
use stridewise::prelude::*;

fn main() {
    let mut x = Tensor::<f32, Shape![3]>::zeros();
    let y = Tensor::<f32, Shape![2, 3]>::ones();
    x += &y;
}
