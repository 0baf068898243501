// A condition of numbers.
// In PyTorch, `torch.where(x, x, 0.0)`: RuntimeError: where expected condition to be a boolean tensor, but got a tensor with dtype Float
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![3]>::arange();
    where_(&x, &x, 0.0);
}
