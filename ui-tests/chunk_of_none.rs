// No parts at all.
// In PyTorch, `x.chunk(0, 0)`: RuntimeError: chunk expects `chunks` to be greater than 0, got: 0
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![10]>::zeros();
    x.chunk::<0, 0>();
}
