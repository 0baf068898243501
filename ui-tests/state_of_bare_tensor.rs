// The state of a tensor could be on the heap as well.
// In PyTorch, an optimiser makes its state in the first step
use stridewise::prelude::*;
use stridewise::optim::{Adam, AdamState};

fn main() {
    let (mut w, g) = (Tensor::<f32, Shape![3]>::ones(), Tensor::<f32, Shape![3]>::ones());
    let mut state = AdamState::zeros();
    Adam::new(0.1).step(&mut w, &g, &mut state);
}
