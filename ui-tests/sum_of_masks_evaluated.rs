// Booleans have no sum.
// In PyTorch, `m + m`: a tensor of booleans
use stridewise::prelude::*;

fn main() {
    let m = Tensor::<bool, Shape![3]>::full(true);
    _ = (&m + &m).eval();
}
