// A vector is no signal with channels.
// In PyTorch, `F.avg_pool1d(x, 2)`: RuntimeError: Expected 2 to 3 dimensions, but got 1-dimensional tensor for argument #1 'self' (while checking arguments for avg_pool1d)
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![4]>::zeros();
    let _ = x.avg_pool1d::<Kernel<2>>().eval();
}
