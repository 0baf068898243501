// A new dimension has no size to keep.
// In PyTorch, `x.expand(-1, 4, 3)`: RuntimeError: The expanded size of the tensor (-1) isn't allowed in a leading, non-existing dimension 0
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![4, 3]>::zeros();
    x.expand::<Shape![_, 4, 3]>();
}
