// A loss that is not computed yet, unwrapped.
// In PyTorch, `F.cross_entropy(x, t)`: no error
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![2, 3]>::ones();
    let _ = x.cross_entropy(&tensor![0i64, 2]).unwrap();
}
