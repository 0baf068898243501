// Vectors of three and of four elements.
// In PyTorch, `a.dot(b)`: RuntimeError: inconsistent tensor size, expected tensor [3] and src [4] to have the same number of elements
use stridewise::prelude::*;

fn main() {
    let a = Tensor::<f32, Shape![3]>::zeros();
    let b = Tensor::<f32, Shape![4]>::zeros();
    a.dot(&b);
}
