// A file in Fortran order as rows.
// In PyTorch, `torch.from_numpy(np.load(path))`: no error: the strides are (1, 4)
use stridewise::prelude::*;

static W: TensorView<f32, Shape![4, 3]> = include_npy!("../tests/files/f32_4x3_fortran.npy");

fn main() {
    println!("{W}");
}
