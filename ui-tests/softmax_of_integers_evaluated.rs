// `softmax` is defined for floats.
// In PyTorch, an exception, when the program runs
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<i32, Shape![3]>::ones();
    _ = x.softmax::<0>().eval();
}
