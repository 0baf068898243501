// A struct of tensors.
// In PyTorch, a module registers what `__init__` assigns
use stridewise::prelude::*;
use stridewise::optim::Sgd;

struct Net {
    w: Tensor<f32, Shape![3]>,
}
fn main() {
    let mut net = Net { w: Tensor::zeros() };
    let gradients = Net { w: Tensor::ones() };
    Sgd::new(0.1).step(&mut net, &gradients);
}
