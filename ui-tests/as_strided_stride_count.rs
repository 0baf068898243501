// One stride for two sizes.
// In PyTorch, `x.as_strided((3, 2), (4,), 5)`: RuntimeError: mismatch in length of strides and shape
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![20]>::zeros();
    x.as_strided::<Shape![3, 2], Strides![4], 5>();
}
