// Two generic shapes of which nothing is known.
// PyTorch: sizes are values.
use stridewise::prelude::*;

fn total<M: Dim, N: Dim>(a: TensorView<f32, (M,)>, b: TensorView<f32, (N,)>) -> f32 {
    (a + b).sum()
}

fn main() {}
