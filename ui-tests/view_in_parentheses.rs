// Sizes and dimensions are types: they stand in `::<..>`.
// In PyTorch, `x.view(2, 10)`: no error
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![4, 5]>::zeros();
    x.view(2, 10);
}
