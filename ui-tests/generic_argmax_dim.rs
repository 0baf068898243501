// The place of the largest of a generic number of elements, which may be 0.
// In PyTorch, `torch.zeros(3, 0).argmax(1)`: IndexError when the program runs.
use stridewise::prelude::*;

fn classes<N: Dim, C: Dim>(scores: &Tensor<f32, (N, C)>) {
    scores.argmax_dim::<1>();
}

fn main() {}
