// A state has the type of the parameters.
// In PyTorch, an optimiser makes its state in the first step
use stridewise::prelude::*;
use stridewise::optim::AdamState;

struct Net {
    w: Tensor<f32, Shape![3]>,
}
fn main() {
    _ = AdamState::<Net>::zeros();
}
