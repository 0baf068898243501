// Two rows of a matrix that may have fewer.
// In PyTorch, `x.narrow(0, 1, 2)` of two rows: RuntimeError: start (1) + length (2) exceeds dimension size (2).
use stridewise::prelude::*;

fn middle<N: Dim, M: Dim>(x: &Tensor<f32, (N, M)>) -> f32 {
    x.narrow::<0, 1, 2>().sum()
}

fn main() {}
