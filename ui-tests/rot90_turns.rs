// The turns come first, then the two dimensions.
// In PyTorch, `x.rot90(5, (0, 1))` turns once.
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![2, 3]>::ones();
    let _ = x.rot90::<5, 0, 1>();
}
