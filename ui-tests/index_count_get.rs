// Three indices for a matrix.
// In PyTorch, `x[1, 2, 0]`: IndexError: too many indices for tensor of dimension 2
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![4, 3]>::zeros();
    x.get([1, 2, 0]);
}
