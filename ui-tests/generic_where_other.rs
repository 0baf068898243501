// Another choice, of a shape of which nothing is known.
// In PyTorch, the sizes are numbers when the program runs, and other ones are a RuntimeError.
use stridewise::prelude::*;

fn choose<S: Shape, R: Shape>(x: &Tensor<f32, S>, c: &Tensor<bool, S>, y: &Tensor<f32, R>) -> f32 {
    x.where_(c, y).sum()
}

fn main() {}
