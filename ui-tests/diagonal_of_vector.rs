// A diagonal of a vector.
// In PyTorch, `x.diagonal()`: IndexError: Dimension out of range (expected to be in range of [-1, 0], but got 1)
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![5]>::zeros();
    x.diagonal::<0, 0, 1>();
}
