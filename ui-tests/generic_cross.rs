// Vectors of a size that may not be 3.
// In PyTorch, the sizes are numbers when the program runs, and other ones are a RuntimeError.
use stridewise::prelude::*;

fn normals<N: Dim, C: Dim>(x: &Tensor<f32, (N, C)>, y: &Tensor<f32, (N, C)>) {
    let _ = x.cross(y).eval();
}

fn main() {}
