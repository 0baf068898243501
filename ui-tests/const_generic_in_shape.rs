// A const generic parameter as a size in `Shape!`.
// In PyTorch, the sizes are numbers when the program runs: no error
use stridewise::prelude::*;

fn total<const N: usize>(x: &Tensor<f32, Shape![N]>) -> f32 {
    x.sum()
}

fn main() {}
