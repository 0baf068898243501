// A file of texts.
// In PyTorch, `torch.from_numpy(np.load(path))`: TypeError: can't convert np.ndarray of type numpy.str_.
use stridewise::prelude::*;

static W: TensorView<u32, Shape![2]> = include_npy!("../tests/files/texts.npy");

fn main() {
    println!("{W}");
}
