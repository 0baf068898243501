// A view of a transpose, whose elements are contiguous only if a size is 1.
// In PyTorch, `x.t().view(-1)`: RuntimeError: view size is not compatible with input tensor's size and stride
use stridewise::prelude::*;

fn flat<N: Dim, M: Dim>(x: &Tensor<f32, (N, M)>) -> f32 {
    x.t().view::<Shape![_]>().sum()
}

fn main() {}
