// The view of a sum that is not evaluated.
// In PyTorch, `(a + b).view(6)`: no error: a sum is computed where it is written
use stridewise::prelude::*;

fn main() {
    let a = Tensor::<f32, Shape![2, 3]>::ones();
    let _ = (&a + &a).view::<Shape![6]>();
}
