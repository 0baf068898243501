// A size from a variable: sizes are known when the program is compiled.
// In PyTorch, `n = 3; torch.zeros(n, 4)`: no error
use stridewise::prelude::*;

fn main() {
    let n = 3;
    Tensor::<f32, Shape![n, 4]>::zeros();
}
