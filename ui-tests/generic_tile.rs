// Tiles of a matrix that may not divide into them.
// In PyTorch, the sizes are numbers when the program runs, and other ones are a RuntimeError.
use stridewise::prelude::*;

fn tiles<M: Dim, N: Dim>(x: &Tensor<f32, (M, N)>) {
    let _ = x.tile::<Shape![8, 8]>();
}

fn main() {}
