// Of a shape of which nothing is known, no dimension is known.
// In PyTorch, the number of dimensions is known when the program runs, and another dimension is an IndexError.
use stridewise::prelude::*;

fn sums<S: Shape>(x: &Tensor<f32, S>) -> f32 {
    x.sum_dim::<1>().sum()
}

fn main() {}
