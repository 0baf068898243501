// One score, no classes.
// In PyTorch, `F.cross_entropy(x, y)`: RuntimeError: Expected floating point type for target with class probabilities, got Long
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![]>::zeros();
    let y = Tensor::<i64, Shape![]>::zeros();
    let _ = x.cross_entropy(&y).mean().unwrap();
}
