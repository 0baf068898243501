// An element that is repeated 2⁶² times, as a file. `cargo check` is silent, `cargo build` is not.
// In PyTorch, `np.save(path, x.expand(2**32, 2**30).numpy())`: ValueError: array is too big
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![1]>::ones();
    let _ = x.expand::<Shape![4_294_967_296, 1_073_741_824]>().to_npy();
}
