// Windows of two rows of a matrix that may have one.
// In PyTorch, `x.unfold(0, 2, 1)` of one row: RuntimeError: maximum size for tensor at dimension 0 is 1 but size is 2
use stridewise::prelude::*;

fn pairs<N: Dim, M: Dim>(x: &Tensor<f32, (N, M)>) -> f32 {
    x.unfold::<0, 2, 1>().sum()
}

fn main() {}
