// No whole number times four makes six.
// In PyTorch, `x.unflatten(0, (4, -1))`: RuntimeError: unflatten: Provided sizes [4, -1] don't multiply up to the size of dim 0 (6) in the input tensor
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![6, 4]>::zeros();
    x.unflatten::<0, Shape![4, _]>();
}
