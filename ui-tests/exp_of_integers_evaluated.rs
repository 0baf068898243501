// `exp` is defined for floats.
// In PyTorch, a tensor of `float32`
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<u8, Shape![3]>::ones();
    _ = x.exp().eval();
}
