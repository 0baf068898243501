// 2 groups cannot make 3 channels.
// In PyTorch, `F.conv2d(x, w, groups=2)`: RuntimeError: Given groups=2, expected weight to be divisible by 2 at dimension 0, but got weight of size [[3, 2, 3, 3]] instead
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![1, 4, 5, 5]>::zeros();
    let w = Tensor::<f32, Shape![3, 2, 3, 3]>::zeros();
    let _ = x.conv_options::<Groups<2>>().conv2d(&w).eval();
}
