// Two matrices times three.
// In PyTorch, `a.bmm(b)`: RuntimeError: Expected size for first two dimensions of batch2 tensor to be: [2, 4] but got: [3, 4].
use stridewise::prelude::*;

fn main() {
    let a = Tensor::<f32, Shape![2, 3, 4]>::zeros();
    let b = Tensor::<f32, Shape![3, 4, 5]>::zeros();
    a.bmm(&b).eval();
}
