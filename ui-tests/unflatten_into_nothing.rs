// A dimension of size 1 as no dimension: that is `squeeze`.
// In PyTorch, `x.unflatten(0, ())`: RuntimeError: unflatten: sizes must be non-empty
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![1, 4]>::zeros();
    x.unflatten::<0, Shape![]>();
}
