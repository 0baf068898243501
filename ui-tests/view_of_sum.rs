// A sum in a shape of another number of elements.
// In PyTorch, `(a + b).view(7)`: shape '[7]' is invalid for input of size 6
use stridewise::prelude::*;

fn main() {
    let a = Tensor::<f32, Shape![2, 3]>::ones();
    let _ = (&a + &a).view::<Shape![7]>();
}
