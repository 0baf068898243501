// A vector is no signal with channels.
// In PyTorch, `F.avg_pool1d(x, 2)`: RuntimeError: Expected 2D or 3D input
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![4]>::zeros();
    let _ = x.avg_pool1d::<Kernel<2>>().eval();
}
