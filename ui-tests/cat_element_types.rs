// Whole numbers behind floats.
// In PyTorch, `torch.cat((a, b), 0)` makes floats of them.
use stridewise::prelude::*;

fn main() {
    let a = Tensor::<f32, Shape![3]>::zeros();
    let b = Tensor::<i64, Shape![3]>::zeros();
    (&a, &b).cat::<0>();
}
