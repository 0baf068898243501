// `D<N>` counts to 999; `Shape!` writes larger sizes.
// PyTorch: sizes are values.
use stridewise::prelude::*;

fn mean(_: TensorView<f32, (D<1000>,)>) {}

fn main() {}
