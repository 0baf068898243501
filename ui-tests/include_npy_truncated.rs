// A file whose last byte is missing.
// In PyTorch, `np.load(path)`: ValueError: Failed to read all data for array. Expected (4, 3) = 12 elements, could only read 11 elements. (file seems not fully written?)
use stridewise::prelude::*;

static W: TensorView<f32, Shape![4, 3]> = include_npy!("../tests/files/truncated.npy");

fn main() {
    println!("{W}");
}
