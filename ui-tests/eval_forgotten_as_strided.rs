// The strides of a sum that is not evaluated.
// In PyTorch, `(a + b).as_strided((2, 2), (1, 1))`: no error: a sum is computed where it is written
use stridewise::prelude::*;

fn main() {
    let a = Tensor::<f32, Shape![2, 3]>::ones();
    let _ = (&a + &a).as_strided::<Shape![2, 2], Strides![1, 1], 0>();
}
