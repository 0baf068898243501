// Two numbers without a type, of which the result has another one.
// In PyTorch, `torch.where(c, 1.0, 0.0)` has 32-bit floats.
use stridewise::prelude::*;

fn main() {
    let c = tensor![true, false];
    let y: Tensor<f32, Shape![2]> = where_(&c, 1.0, 0.0).eval();
    println!("{y}");
}
