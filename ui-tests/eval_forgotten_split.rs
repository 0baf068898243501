// A layer's result is split before it is evaluated.
// In PyTorch, `F.linear(x, w).chunk(2, 1)`: no error: a layer is computed where it is written
use stridewise::prelude::*;

fn main() {
    let (x, w) = (Tensor::<f32, Shape![2, 3]>::ones(), Tensor::<f32, Shape![4, 3]>::ones());
    let [_a, _b] = x.linear(&w).relu().chunk::<1, 2>();
}
