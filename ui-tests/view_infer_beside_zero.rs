// Beside a size of 0, any number would do for the open size.
// In PyTorch, `x.view(0, -1)`: RuntimeError: cannot reshape tensor of 0 elements into shape [0, -1] because the unspecified dimension size -1 can be any value and is ambiguous
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![0, 3]>::zeros();
    x.view::<Shape![0, _]>();
}
