// A function of any expression of f32; it is given integers.
// In PyTorch, `norm(x)`: no error, or one deep inside the function
use stridewise::prelude::*;

fn main() {
    fn norm(_: impl Expr<Elem = f32>) {}
    let x = Tensor::<i64, Shape![4]>::arange();
    norm(&x);
}
