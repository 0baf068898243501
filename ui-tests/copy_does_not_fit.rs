// A row of 5 copied into rows of 3.
// In PyTorch, `x.copy_(row)`: RuntimeError: The size of tensor a (3) must match the size of tensor b (5) at non-singleton dimension 1
use stridewise::prelude::*;

fn main() {
    let mut x = Tensor::<f32, Shape![2, 3]>::zeros();
    let row = Tensor::<f32, Shape![5]>::ones();
    x.copy_(&row);
}
