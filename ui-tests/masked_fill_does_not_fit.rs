// A mask of 4 for rows of 3.
// In PyTorch, `x.masked_fill_(mask, 0)`: RuntimeError: The size of tensor a (3) must match the size of tensor b (4) at non-singleton dimension 1
use stridewise::prelude::*;

fn main() {
    let mut x = Tensor::<f32, Shape![2, 3]>::zeros();
    x.masked_fill_(&Tensor::<bool, Shape![4]>::full(true), 0.0);
}
