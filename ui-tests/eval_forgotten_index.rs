// A product is indexed before it is evaluated.
// In PyTorch, `a.mm(b)[0, 0]`: no error: a product is computed where it is written
use stridewise::prelude::*;

fn main() {
    let a = Tensor::<f32, Shape![2, 3]>::ones();
    let y = a.mm(a.t());
    let _ = y[[0, 0]];
}
