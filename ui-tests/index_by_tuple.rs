// The index of an element is an array, in nalgebra and in Python a tuple.
// In PyTorch, `x[1, 2]`: no error
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![4, 3]>::zeros();
    _ = x[(1, 2)];
}
