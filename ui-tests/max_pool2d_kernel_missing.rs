// A pool of no size.
// In PyTorch, `F.max_pool2d(x, stride=2)`: TypeError: _max_pool2d() missing 1 required positional argument: 'kernel_size'
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![2, 4, 4]>::zeros();
    let _ = x.max_pool2d::<Stride<2>>().eval();
}
