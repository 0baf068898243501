// Elements that are copied to a tensor of another generic size.
// In PyTorch, the sizes are numbers when the program runs, and other ones are a RuntimeError.
use stridewise::prelude::*;

fn fill<M: Dim, N: Dim>(x: &mut Tensor<f32, (M,)>, y: &Tensor<f32, (N,)>) {
    x.copy_(y);
}

fn main() {}
