// A row that may have no edge to repeat.
// In PyTorch, padding of an empty row with `mode="replicate"` is a RuntimeError when the program runs.
use stridewise::prelude::*;

fn wider<N: Dim, M: Dim>(x: &Tensor<f32, (N, M)>) -> f32 {
    x.pad_replicate::<Shape![1, 1]>().sum()
}

fn main() {}
