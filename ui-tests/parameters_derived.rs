// A struct of parameters that derives what it has.
// In PyTorch, `copy.deepcopy(layer)` needs nothing.
use stridewise::prelude::*;
use stridewise::optim::parameters;

parameters! {
    #[derive(Clone)]
    struct Layer {
        weight: Tensor<f32, Shape![3, 4]>,
    }
}
fn main() {}
