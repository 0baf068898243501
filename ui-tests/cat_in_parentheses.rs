// Dimensions are constants, in `::<..>`.
// In PyTorch, `torch.cat((x, x), 0)`: no error
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![3, 4]>::ones();
    _ = [&x, &x].cat(0).eval();
}
