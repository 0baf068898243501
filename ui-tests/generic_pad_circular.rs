// A row that may be shorter than its padding.
// In PyTorch, the sizes are numbers when the program runs, and padding that wraps around twice is a RuntimeError.
use stridewise::prelude::*;

fn wider<N: Dim, M: Dim>(x: &Tensor<f32, (N, M)>) -> f32 {
    x.pad_circular::<Shape![2, 2]>().sum()
}

fn main() {}
