// Sizes and dimensions are types: they stand in `::<..>`.
// In PyTorch, `x.reshape(20)`: no error
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![4, 5]>::zeros();
    x.reshape(20);
}
