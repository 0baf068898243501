// A layer's result as heads whose sizes do not multiply to its features.
// In PyTorch, `F.linear(x, w).reshape(2, 3, 2)`: shape '[2, 3, 2]' is invalid for input of size 16
use stridewise::prelude::*;

fn main() {
    let (x, w) = (Tensor::<f32, Shape![2, 3]>::ones(), Tensor::<f32, Shape![8, 3]>::ones());
    let _ = x.linear(&w).reshape::<Shape![2, 3, 2]>();
}
