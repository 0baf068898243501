// A decomposition of a matrix of a generic size: nalgebra's static sizes reach up to 127.
// In PyTorch, a matrix of any size can be decomposed.
use stridewise::prelude::*;

fn root<N: Dim>(a: &Tensor<f64, (N, N)>) {
    let _ = a.cholesky().eval();
}

fn main() {}
