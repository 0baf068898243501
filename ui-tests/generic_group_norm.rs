// Groups of channels of a generic number, which may not be divisible.
// In PyTorch, `F.group_norm(x, 2)`: RuntimeError: Expected number of channels in input to be divisible by num_groups
use stridewise::prelude::*;

fn normalised<N: Dim, C: Dim, L: Dim>(x: &Tensor<f32, (N, C, L)>) {
    let _ = x.group_norm::<2>(1e-5).eval();
}

fn main() {}
