// The trace of a batch of matrices.
// In PyTorch, `x.trace()`: RuntimeError: trace: expected a matrix, but got tensor with dim 3
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![2, 3, 3]>::zeros();
    x.trace();
}
