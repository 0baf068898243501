// A dot product of vectors whose elements differ in type.
// In PyTorch, `a.dot(b)`: RuntimeError: dot : expected both vectors to have same dtype, but found Float and Double
use stridewise::prelude::*;

fn main() {
    let a = Tensor::<f32, Shape![3]>::zeros();
    let b = Tensor::<f64, Shape![3]>::zeros();
    a.dot(&b);
}
