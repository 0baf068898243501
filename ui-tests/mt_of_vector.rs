// A vector has no transpose as a matrix.
// In PyTorch, `x.mT`: RuntimeError: tensor.mT is only supported on matrices or batches of matrices. Got 1-D tensor.
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![3]>::zeros();
    x.mT();
}
