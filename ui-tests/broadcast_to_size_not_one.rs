// Only a size of 1 can be repeated.
// In PyTorch, `x.broadcast_to((4, 6))`: RuntimeError: The expanded size of the tensor (6) must match the existing size (3) at non-singleton dimension 1.  Target sizes: [4, 6].  Tensor sizes: [4, 3]
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![4, 3]>::zeros();
    x.broadcast_to::<Shape![4, 6]>();
}
