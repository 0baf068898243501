// A layer without its bias.
// In PyTorch, a missing `nn.Parameter` shows when `forward` reads it: AttributeError: object has no attribute 'bias'.
use stridewise::prelude::*;
use stridewise::{optim::Parameters, parameters};

parameters! {
    struct Layer {
        weight: Tensor<f32, Shape![4, 3]>,
        bias: Tensor<f32, Shape![4]>,
    }
}
fn main() {
    let layer = Layer { weight: Tensor::ones() };
    let _ = layer.num_parameters();
}
