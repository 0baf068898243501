// A file of 9,000,000 bytes as a tensor on the stack. `cargo check` is silent, `cargo build` is not.
// PyTorch: every tensor is on the heap.
use stridewise::prelude::*;

fn main() {
    let _ = Tensor::<f32, Shape![1500, 1500]>::load_npy("weights.npy");
}
