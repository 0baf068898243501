// An expanded view shows one element at several indices, so it is not filled.
// In PyTorch, `x.expand(2, 3).fill_(1.0)`: no error for `fill_`; `add_` says: unsupported operation: more than one element of the written-to tensor refers to a single memory location
use stridewise::prelude::*;

fn main() {
    let mut x = Tensor::<f32, Shape![1, 3]>::zeros();
    x.as_view_mut().expand::<Shape![2, 3]>().fill_(1.0);
}
