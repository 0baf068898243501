// A padding of 2 around windows of 2.
// In PyTorch, `F.max_pool2d(x, 2, padding=2)`: RuntimeError: pad should be at most half of effective kernel size, but got pad=2, kernel_size=2 and dilation=1
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![2, 4, 4]>::zeros();
    let _ = x.max_pool2d::<(Kernel<2>, Padding<2>)>().eval();
}
