// A result of 9,000,000 bytes, returned by value. `cargo check` is silent, `cargo build` is not.
// PyTorch: every tensor is on the heap.
use stridewise::prelude::*;

fn main() {
    let a = BoxedTensor::<f32, Shape![1500, 1500]>::ones();
    let _ = (&a + 1.0).eval();
}
