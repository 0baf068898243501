// Windows that do not move on.
// In PyTorch, `x.unfold(0, 3, 0)`: RuntimeError: step is 0 but must be > 0
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![7]>::zeros();
    x.unfold::<0, 3, 0>();
}
