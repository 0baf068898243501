// A file of four rows of three as three rows of four.
// In PyTorch, `torch.from_numpy(np.load(path))`: no error: the shape is the file's
use stridewise::prelude::*;

static W: TensorView<f32, Shape![3, 4]> = include_npy!("../tests/files/f32_4x3.npy");

fn main() {
    println!("{W}");
}
