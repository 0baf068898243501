// Only one of the two dimensions of `flatten` is named.
// In PyTorch, `x.flatten(0)`: to the last one
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![2, 3, 4]>::zeros();
    let _ = x.flatten::<0>();
}
