// The first row of a generic number of rows, which may be 0.
// In PyTorch, `x.select(0, 0)` of no rows: IndexError when the program runs.
use stridewise::prelude::*;

fn first<N: Dim>(x: &Tensor<f32, (N, D<4>)>) {
    x.select::<0, 0>();
}

fn main() {}
