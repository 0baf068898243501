// A file of another format.
// In PyTorch, `np.load(path)`: ValueError: This file contains pickled (object) data.
use stridewise::prelude::*;

static W: TensorView<f32, Shape![4, 3]> = include_npy!("../tests/files/generate.py");

fn main() {
    println!("{W}");
}
