// A layer's result is transposed before it is evaluated.
// In PyTorch, `F.linear(x, w).t()`: no error: a layer is computed where it is written
use stridewise::prelude::*;

fn main() {
    let (x, w) = (Tensor::<f32, Shape![2, 3]>::ones(), Tensor::<f32, Shape![4, 3]>::ones());
    let _ = x.linear(&w).relu().t();
}
