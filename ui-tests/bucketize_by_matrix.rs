// Boundaries in a matrix.
// In PyTorch, `torch.bucketize(x, boundaries)`: RuntimeError: boundaries tensor must be 1 dimension, but got dim(2)
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![3, 4]>::zeros();
    x.bucketize(&Tensor::<f32, Shape![3, 2]>::zeros());
}
