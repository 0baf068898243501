// A file of truth values, one of which is 7.
// In PyTorch, `torch.from_numpy(np.load(path))`: no error: 7 is true
use stridewise::prelude::*;

static M: TensorView<bool, Shape![4, 3]> = include_npy!("../tests/files/bool_4x3_seven.npy");

fn main() {
    println!("{M}");
}
