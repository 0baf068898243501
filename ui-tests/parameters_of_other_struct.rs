// The gradients are those of another struct.
// In PyTorch, an optimiser of other parameters changes nothing: their `grad` is `None`.
use stridewise::optim::{Sgd, Zeros};
use stridewise::{parameters, prelude::*};

parameters! {
    struct First {
        weight: Tensor<f32, Shape![4, 3]>,
    }
    struct Second {
        weight: Tensor<f32, Shape![4, 3]>,
    }
}
fn main() {
    let (mut first, grads) = (First::zeros(), Second::zeros());
    Sgd::new(0.1).step(&mut first, &grads);
}
