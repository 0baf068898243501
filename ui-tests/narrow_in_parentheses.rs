// Sizes and dimensions are types: they stand in `::<..>`.
// In PyTorch, `x.narrow(1, 0, 2)`: no error
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![4, 5]>::zeros();
    x.narrow(1, 0, 2);
}
