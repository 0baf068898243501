// A row may be empty.
// In PyTorch, `x.median(dim=1)` of empty rows: IndexError: median(): Expected reduction dim 1 to have non-zero size.
use stridewise::prelude::*;

fn middle<N: Dim, M: Dim>(x: &Tensor<f32, (N, M)>) {
    let _ = x.median_dim::<1>().eval();
}

fn main() {}
