// A condition of 4 for 3 elements.
// In PyTorch, `torch.where(c, x, 0.0)`: RuntimeError: The size of tensor a (4) must match the size of tensor b (3) at non-singleton dimension 0
use stridewise::prelude::*;

fn main() {
    let c = Tensor::<bool, Shape![4]>::full(true);
    let x = Tensor::<f32, Shape![3]>::arange();
    where_(&c, &x, 0.0);
}
