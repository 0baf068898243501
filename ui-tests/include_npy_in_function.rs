// A file of another shape, where its type stands behind the path.
// In PyTorch, `torch.from_numpy(np.load(path))`: no error: the shape is the file's
use stridewise::prelude::*;

fn main() {
    let w = include_npy!("../tests/files/f32_4x3.npy", f32, [4, 4]);
    println!("{w}");
}
