// Targets that are probabilities of the classes.
// In PyTorch, `F.cross_entropy(x, y)` with probabilities `y`: no error
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![2, 3]>::zeros();
    let y = Tensor::<f32, Shape![2, 3]>::full(1.0 / 3.0);
    let _ = x.cross_entropy(&y).mean().unwrap();
}
