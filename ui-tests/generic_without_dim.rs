// A generic size needs the bound `D<N>: Dim`.
// PyTorch: sizes are values.
use stridewise::prelude::*;

fn mean<const N: usize>(_: TensorView<f32, (D<N>,)>) {}

fn main() {}
