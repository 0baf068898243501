// What a layer computes, before it is computed.
// In PyTorch, `F.max_pool2d(F.conv2d(x, w), 2)` computes one after the other
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![1, 3, 3]>::zeros();
    let w = Tensor::<f32, Shape![3, 1, 2, 2]>::zeros();
    let _ = x.conv2d(&w).relu().max_pool2d::<Kernel<2>>().eval();
}
