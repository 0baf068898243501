// Two rows of a generic number of rows.
// In PyTorch, `x.narrow(0, 1, 2)` of fewer than 3 rows: RuntimeError when the program runs.
use stridewise::prelude::*;

fn rows<N: Dim>(x: &Tensor<f32, (N, D<4>)>) {
    x.narrow::<0, 1, 2>();
}

fn main() {}
