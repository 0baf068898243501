// A tensor of 9,000,000 bytes, returned by value. `cargo check` is silent, `cargo build` is not.
// PyTorch: every tensor is on the heap.
use stridewise::prelude::*;

fn main() {
    let _ = Tensor::<f32, Shape![1500, 1500]>::from_fn(|[i, j]| (i * j) as f32);
}
