// The parts of a dimension of a generic size, of which an array would have an unknown number.
// In PyTorch, `x.unbind(0)` is a tuple of any length: no error
use stridewise::prelude::*;

fn parts<N: Dim, E: Dim>(x: &Tensor<f32, (N, E)>) {
    let _ = x.unbind::<0>();
}

fn main() {}
