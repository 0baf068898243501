// Two halves of a generic size, which may be odd.
// In PyTorch, `x.chunk(2, 1)` of an odd size makes the last part smaller.
use stridewise::prelude::*;

fn gated<N: Dim, C: Dim>(x: &Tensor<f32, (N, C)>) {
    let [_value, _gate] = x.chunk::<1, 2>();
}

fn main() {}
