// A least-squares problem of generic sizes, which may have more unknowns than equations.
// In PyTorch, `torch.linalg.lstsq(a, b)` solves both
use stridewise::prelude::*;

fn fitted<N: Dim, F: Dim>(a: &Tensor<f32, (N, F)>, b: &Tensor<f32, (N,)>) {
    let _ = a.lstsq(b);
}

fn main() {}
