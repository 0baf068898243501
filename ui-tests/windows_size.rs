// Windows of 3 by 3 in a picture that is two pixels high.
// In PyTorch, PyTorch has no such operation; `x.unfold(0, 3, 1)`: RuntimeError: maximum size for tensor at dimension 0 is 2 but size is 3
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![2, 5]>::zeros();
    x.windows::<Shape![3, 3]>();
}
