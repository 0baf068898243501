// A step of Adam with the state of another optimiser.
// In PyTorch, `optimizer.load_state_dict(sgd.state_dict())`, then a step: KeyError: 'step'
use stridewise::optim::{Adam, SgdState};
use stridewise::prelude::*;

fn main() {
    let mut w = Tensor::<f32, Shape![3]>::ones();
    let gradient = Tensor::<f32, Shape![3]>::ones();
    let mut state = SgdState::<Tensor<f32, Shape![3]>>::zeros();
    Adam::new(0.1).step(&mut w, &gradient, &mut state);
}
