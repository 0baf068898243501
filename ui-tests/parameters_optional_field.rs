// A layer whose bias is known to be there when the program runs alone.
// In PyTorch, `self.bias = None` is a parameter that is absent.
use stridewise::optim::parameters;
use stridewise::prelude::*;

parameters! {
    struct Layer {
        weight: Tensor<f32, Shape![3, 4]>,
        bias: Option<Tensor<f32, Shape![3]>>,
    }
}
fn main() {}
