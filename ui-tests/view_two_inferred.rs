// Two sizes are left open.
// In PyTorch, `x.view(-1, -1)`: RuntimeError: only one dimension can be inferred
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![4, 3]>::zeros();
    x.view::<Shape![_, _]>();
}
