// Two times two does not make six.
// In PyTorch, `x.unflatten(0, (2, 2))`: RuntimeError: unflatten: Provided sizes [2, 2] don't multiply up to the size of dim 0 (6) in the input tensor
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![6, 4]>::zeros();
    x.unflatten::<0, Shape![2, 2]>();
}
