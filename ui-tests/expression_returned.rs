// The type of the result says that it is an expression, and not which: it has no operators.
// In PyTorch, functions return tensors: no error
use stridewise::prelude::*;

fn activated<N: Dim>(x: &Tensor<f32, (N,)>) -> impl Expr<Elem = f32> {
    x.relu() + 1.0
}

fn main() {
    let x: Tensor<f32, Shape![2]> = tensor![1.0, -1.0];
    println!("{}", (activated(&x) * 2.0).sum());
}
