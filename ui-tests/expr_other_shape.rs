// A function of any expression of 40 elements; it is given 41.
// In PyTorch, `dense(x)`: RuntimeError: mm: mat1 and mat2 shapes cannot be multiplied (1x41 and 40x64)
use stridewise::prelude::*;

fn main() {
    fn dense(_: impl Expr<Elem = f32, Shape = Shape![40]>) {}
    let x = Tensor::<f32, Shape![41]>::zeros();
    dense(&x);
}
