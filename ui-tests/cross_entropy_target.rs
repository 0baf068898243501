// Scores of 2 examples, classes of 3.
// In PyTorch, `F.cross_entropy(x, y)`: ValueError: Expected input batch_size (2) to match target batch_size (3).
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![2, 4]>::zeros();
    let y = Tensor::<i64, Shape![3]>::zeros();
    let _ = x.cross_entropy(&y).mean().unwrap();
}
