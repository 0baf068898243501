// A number is summed again.
// In PyTorch, `x.sum().sum()`: no error, a sum is a tensor without dimensions
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![2, 3]>::ones();
    let _ = x.sum().sum();
}
