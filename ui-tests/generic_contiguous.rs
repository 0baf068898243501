// A transpose is contiguous only if one of its sizes is 1.
// In PyTorch, the sizes are numbers when the program runs: `x.t().contiguous()` is a view or a copy.
use stridewise::prelude::*;

fn transposed<N: Dim, M: Dim>(x: &Tensor<f32, (N, M)>) -> f32 {
    x.t().contiguous().sum()
}

fn main() {}
