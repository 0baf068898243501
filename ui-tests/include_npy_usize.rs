// A file as elements whose size differs between machines.
// In PyTorch, there is no such type of elements
use stridewise::prelude::*;

static W: TensorView<usize, Shape![4, 3]> = include_npy!("../tests/files/u64_4x3.npy");

fn main() {
    println!("{W}");
}
