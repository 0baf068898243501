// Three dimensions for one of seven.
// In PyTorch, `x.unflatten(0, (1, 1, 1))`: no error
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![1, 1, 1, 1, 1, 1, 1]>::zeros();
    x.unflatten::<0, Shape![1, 1, 1]>();
}
