// A bias belongs to the layer.
// In PyTorch, `F.relu(F.linear(x, w, b))`
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![3, 4]>::ones();
    let (w, b) = (Tensor::<f32, Shape![5, 4]>::ones(), Tensor::<f32, Shape![5]>::ones());
    _ = x.linear(&w).relu().bias(&b);
}
