// A mask of other sizes than queries and keys.
// In PyTorch, the sizes are numbers when the program runs, and other ones are a RuntimeError.
use stridewise::prelude::*;

fn attended<L: Dim, E: Dim, K: Dim>(x: &Tensor<f32, (L, E)>, mask: &Tensor<f32, (K, K)>) {
    let _ = x.scaled_dot_product_attention(x, x).mask(mask).eval();
}

fn main() {}
