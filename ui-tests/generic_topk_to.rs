// A generic number of elements of a row of generic size.
// In PyTorch, `x.topk(k)`: RuntimeError: selected index k out of range
use stridewise::prelude::*;

fn best<K: Dim, N: Dim, C: Dim>(x: &Tensor<f32, (N, C)>) {
    let _ = x.topk_to::<(K,), 1>().eval();
}

fn main() {}
