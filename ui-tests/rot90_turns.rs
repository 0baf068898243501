// More turns than `::<..>` can name.
// In PyTorch, `x.rot90(1000, (0, 1))` turns not at all.
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![2, 3]>::ones();
    let _ = x.rot90::<1000, 0, 1>();
}
