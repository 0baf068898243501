// Rows of 3, a weight for rows of 5.
// In PyTorch, `F.linear(x, w)`: RuntimeError: mm: mat1 and mat2 shapes cannot be multiplied (2x3 and 5x4)
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![2, 3]>::zeros();
    let w = Tensor::<f32, Shape![4, 5]>::zeros();
    let _ = x.linear(&w).eval();
}
