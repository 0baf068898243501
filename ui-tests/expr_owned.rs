// A function of any expression; it is given an owned tensor.
// In PyTorch, `norm(x)`: no error: every tensor is a reference
use stridewise::prelude::*;

fn main() {
    fn norm(_: impl Expr<Elem = f32>) {}
    let x = Tensor::<f32, Shape![4]>::arange();
    norm(x);
}
