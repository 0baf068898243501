// The second row of a matrix that may have one.
// In PyTorch, `x[1]` of one row: IndexError: index 1 is out of bounds for dimension 0 with size 1
use stridewise::prelude::*;

fn second<N: Dim, M: Dim>(x: &Tensor<f32, (N, M)>) -> f32 {
    x.select::<0, 1>().sum()
}

fn main() {}
