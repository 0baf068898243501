// A file of doubles as floats.
// In PyTorch, `torch.from_numpy(np.load(path))`: no error: the tensor is of float64
use stridewise::prelude::*;

static W: TensorView<f32, Shape![4, 3]> = include_npy!("../tests/files/f64_4x3.npy");

fn main() {
    println!("{W}");
}
