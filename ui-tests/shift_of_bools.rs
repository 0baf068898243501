// Truth values, shifted.
// In PyTorch, `x.bitwise_left_shift(x)`: NotImplementedError: "lshift_cpu" not implemented for 'Bool'
use stridewise::prelude::*;

fn main() {
    let x = tensor![true, false];
    x.bitwise_left_shift(&x);
}
