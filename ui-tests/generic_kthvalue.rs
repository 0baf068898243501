// A row may have one element.
// In PyTorch, `x.kthvalue(2, dim=1)` of such rows: RuntimeError: kthvalue(): selected number k out of range for dimension 1
use stridewise::prelude::*;

fn second<N: Dim, M: Dim>(x: &Tensor<f32, (N, M)>) {
    let _ = x.kthvalue::<2, 1>().eval();
}

fn main() {}
