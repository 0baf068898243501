// [2, 3] times [4, 5]: rows of 3 meet columns of 4.
// In PyTorch, `a.mm(b)`: RuntimeError: mm: mat1 and mat2 shapes cannot be multiplied (2x3 and 4x5)
use stridewise::prelude::*;

fn main() {
    let a = Tensor::<f32, Shape![2, 3]>::zeros();
    let b = Tensor::<f32, Shape![4, 5]>::zeros();
    a.mm(&b).eval();
}
