// A product of 9,000,000 bytes that the next product reads. `cargo check` is silent, `cargo build` is not.
// PyTorch: every tensor is on the heap.
use stridewise::prelude::*;

fn main() {
    let a = BoxedTensor::<f32, Shape![1500, 1500]>::ones();
    let _ = a.mm(&a).mv(a.select::<0, 0>()).eval();
}
