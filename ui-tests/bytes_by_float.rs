// A picture of bytes divided by a float.
// In PyTorch, `x / 255.0` of a byte tensor is a float tensor: no error
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<u8, Shape![2, 3]>::zeros();
    let _ = (&x / 255.0).eval();
}
