// As many targets as another name says.
// In PyTorch, the sizes are numbers when the program runs, and other ones are a ValueError.
use stridewise::prelude::*;

fn loss<N: Dim, M: Dim, C: Dim>(x: &Tensor<f32, (N, C)>, y: &Tensor<i64, (M,)>) -> f32 {
    x.cross_entropy(y).mean().unwrap()
}

fn main() {}
