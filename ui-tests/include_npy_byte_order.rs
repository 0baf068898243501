// A file whose numbers have their highest byte first.
// In PyTorch, `torch.from_numpy(np.load(path))`: ValueError: given numpy array has byte order different from the native byte order. Conversion between byte orders is currently not supported.
use stridewise::prelude::*;

static W: TensorView<f32, Shape![4, 3]> = include_npy!("../tests/files/f32_4x3_big.npy");

fn main() {
    println!("{W}");
}
