// A matrix is no image with channels.
// In PyTorch, `F.conv_transpose2d(x, w)`: RuntimeError: Expected 3D (unbatched) or 4D (batched) input to conv_transpose2d, but got input of size: [3, 3]
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![3, 3]>::zeros();
    let w = Tensor::<f32, Shape![1, 1, 2, 2]>::zeros();
    let _ = x.conv_transpose2d(&w).eval();
}
