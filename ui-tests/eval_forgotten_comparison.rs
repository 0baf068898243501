// A product that is not evaluated is compared with a tensor.
// In PyTorch, `torch.equal(a.mm(b), c)`: no error: a product is computed where it is written
use stridewise::prelude::*;

fn main() {
    let a = Tensor::<f32, Shape![2, 2]>::ones();
    assert!(a.mm(&a) == a);
}
