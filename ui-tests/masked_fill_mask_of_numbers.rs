// A mask of numbers.
// In PyTorch, `x.masked_fill(x, 0)`: RuntimeError: masked_fill_ only supports boolean masks, but got mask with dtype float
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![2, 3]>::ones();
    let _ = x.masked_fill(&x, 0.0);
}
