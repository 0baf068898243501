// Two matrices times three.
// In PyTorch, `a.bmm(b)`: RuntimeError: batch1 and batch2 must have same number of batches, got 2 and 3
use stridewise::prelude::*;

fn main() {
    let a = Tensor::<f32, Shape![2, 3, 4]>::zeros();
    let b = Tensor::<f32, Shape![3, 4, 5]>::zeros();
    a.bmm(&b).eval();
}
