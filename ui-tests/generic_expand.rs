// One row for each of another number, of a matrix that may have more rows than one.
// In PyTorch, the sizes are numbers when the program runs, and other ones are a RuntimeError.
use stridewise::prelude::*;

fn rows<N: Dim, M: Dim, C: Dim>(x: &Tensor<f32, (N, C)>) -> Tensor<f32, (M, C)> {
    x.expand::<(M, C)>().eval()
}

fn main() {}
