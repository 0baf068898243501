// Values and indices of 12,000,000 bytes, returned by value. `cargo check` is silent, `cargo build` is not.
// PyTorch: every tensor is on the heap.
use stridewise::prelude::*;

fn main() {
    let a = BoxedTensor::<f32, Shape![1000, 1000]>::ones();
    let _ = a.sort::<1>().eval();
}
