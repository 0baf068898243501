// A system of a generic size: nalgebra's static sizes reach up to 127.
// In PyTorch, a system of any size can be solved.
use stridewise::prelude::*;

fn answer<N: Dim>(a: &Tensor<f64, (N, N)>, b: &Tensor<f64, (N,)>) {
    let _ = a.solve(b).eval();
}

fn main() {}
