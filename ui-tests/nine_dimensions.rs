// A ninth dimension.
// In PyTorch, `x.unsqueeze(0)`: no error: PyTorch has no such limit
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![2, 1, 2, 1, 2, 1, 2, 1]>::zeros();
    x.unsqueeze::<0>();
}
