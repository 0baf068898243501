// A struct of parameters has a learning rate.
// In PyTorch, an attribute of a module that is no `nn.Parameter` is not trained: no error
use stridewise::prelude::*;
use stridewise::optim::parameters;

parameters! {
    struct Layer {
        weight: Tensor<f32, Shape![3, 4]>,
        rate: f32,
    }
}
fn main() {}
