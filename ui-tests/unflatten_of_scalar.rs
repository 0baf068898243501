// A single number has no dimension to unflatten.
// In PyTorch, `x.unflatten(0, (1, 1))`: RuntimeError: unflatten got an unexpected error
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![]>::zeros();
    x.unflatten::<0, Shape![1, 1]>();
}
