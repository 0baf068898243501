// A matrix of three columns times a vector of four.
// In PyTorch, `a.mv(v)`: RuntimeError: size mismatch, got input (2), mat (2x3), vec (4)
use stridewise::prelude::*;

fn main() {
    let a = Tensor::<f32, Shape![2, 3]>::zeros();
    let v = Tensor::<f32, Shape![4]>::zeros();
    a.mv(&v).eval();
}
