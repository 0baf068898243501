// A matrix has no place 2 to move a dimension to.
// In PyTorch, `x.movedim(0, 2)`: IndexError: Dimension out of range (expected to be in range of [-2, 1], but got 2)
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![4, 3]>::zeros();
    x.movedim::<0, 2>();
}
