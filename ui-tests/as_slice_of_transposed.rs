// A slice has its elements in order.
// In PyTorch, `x.t().numpy()`: an array with strides
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![3, 4]>::ones();
    _ = x.t().as_slice();
}
