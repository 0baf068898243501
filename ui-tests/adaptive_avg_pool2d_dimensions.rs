// A matrix is no image with channels.
// In PyTorch, `F.adaptive_avg_pool2d(x, (1, 1))`: ValueError: Input dimension should be at least 3
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![4, 4]>::zeros();
    let _ = x.adaptive_avg_pool2d::<1, 1>().eval();
}
