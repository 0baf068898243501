// Attention whose keys and values are not equally many, as far as their names tell.
// In PyTorch, the sizes are numbers when the program runs, and other ones are a RuntimeError.
use stridewise::prelude::*;

fn attend<L: Dim, S: Dim, T: Dim>(q: &Tensor<f32, (L, D<8>)>, k: &Tensor<f32, (S, D<8>)>, v: &Tensor<f32, (T, D<8>)>) {
    let _ = q.scaled_dot_product_attention(k, v).eval();
}

fn main() {}
