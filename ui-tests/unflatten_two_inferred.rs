// Only one size can follow from the others.
// In PyTorch, `x.unflatten(0, (-1, -1))`: RuntimeError: unflatten got an unexpected error: only one dimension can be inferred
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![6, 4]>::zeros();
    x.unflatten::<0, Shape![_, _]>();
}
