// `flatten` from dimension 2 back to dimension 1.
// In PyTorch, `x.flatten(2, 1)`: RuntimeError: flatten() has invalid args: start_dim cannot come after end_dim
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![2, 3, 4]>::zeros();
    x.flatten::<2, 1>();
}
