// The last size is 4, not 3.
// In PyTorch, `F.layer_norm(x, (3,))`: RuntimeError: Given normalized_shape=[3], expected input with shape [*, 3], but got input of size[2, 3, 4]
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![2, 3, 4]>::zeros();
    let _ = x.layer_norm::<Shape![3]>(1e-5).eval();
}
