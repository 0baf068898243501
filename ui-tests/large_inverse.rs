// A matrix of 500 rows, inverted on the stack. `cargo check` is silent, `cargo build` is not.
// PyTorch: every tensor is on the heap.
use stridewise::prelude::*;

fn main() {
    let a = BoxedTensor::<f64, Shape![500, 500]>::eye();
    let _ = a.inverse().eval();
}
