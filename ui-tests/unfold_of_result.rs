// Windows of a product, longer than its rows.
// In PyTorch, `a.mm(b).unfold(1, 3, 1)`: maximum size for tensor at dimension 1 is 2 but size is 3
use stridewise::prelude::*;

fn main() {
    let a = Tensor::<f32, Shape![2, 3]>::ones();
    let _ = a.mm(a.t()).unfold::<1, 3, 1>();
}
