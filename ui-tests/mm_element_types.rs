// A product of factors whose elements differ in type.
// In PyTorch, `a.relu().mm(b)`: RuntimeError: expected m1 and m2 to have the same dtype, but got: float != double
use stridewise::prelude::*;

fn main() {
    let a = Tensor::<f32, Shape![2, 3]>::zeros();
    let b = Tensor::<f64, Shape![3, 5]>::zeros();
    a.relu().mm(&b).eval();
}
