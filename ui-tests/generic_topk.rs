// The three largest elements of a row of generic size.
// In PyTorch, `x.topk(3)`: RuntimeError: selected index k out of range
use stridewise::prelude::*;

fn best<N: Dim, C: Dim>(x: &Tensor<f32, (N, C)>) {
    let _ = x.topk::<3, 1>().eval();
}

fn main() {}
