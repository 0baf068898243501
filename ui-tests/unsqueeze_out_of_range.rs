// A matrix takes a new dimension at 0, 1 or 2.
// In PyTorch, `x.unsqueeze(3)`: IndexError: Dimension out of range (expected to be in range of [-3, 2], but got 3)
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![4, 3]>::zeros();
    x.unsqueeze::<3>();
}
