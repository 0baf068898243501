// Pools have no groups.
// In PyTorch, `F.max_pool2d(x, 2, groups=2)`: TypeError: _max_pool2d() got an unexpected keyword argument 'groups'
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![2, 4, 4]>::zeros();
    let _ = x.max_pool2d::<(Kernel<2>, Groups<2>)>();
}
