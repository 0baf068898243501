// A product that is not evaluated is kept as a tensor.
// In PyTorch, `y: torch.Tensor = a.mm(b)`: no error: a product is computed where it is written
use stridewise::prelude::*;

fn main() {
    let a = Tensor::<f32, Shape![2, 3]>::ones();
    let _y: Tensor<f32, Shape![2, 2]> = a.mm(a.t());
}
