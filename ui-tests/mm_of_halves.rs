// A product of 16-bit floats.
// In PyTorch, `x.mm(x)` gives a tensor of 16-bit floats.
use half::f16;
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f16, Shape![2, 2]>::full(f16::ONE);
    x.mm(&x).eval();
}
