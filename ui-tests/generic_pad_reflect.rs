// Reflection of a dimension that may be too small for it.
// In PyTorch, the sizes are numbers when the program runs, and other ones are a RuntimeError.
use stridewise::prelude::*;

fn wider<M: Dim, N: Dim>(x: &Tensor<f32, (M, N)>) {
    let _ = x.pad_reflect::<Shape![2, 2]>().eval();
}

fn main() {}
