// Integers where the condition holds, floats where it does not.
// In PyTorch, `torch.where(c, x, y)`: no error: the result is of floats
use stridewise::prelude::*;

fn main() {
    let (c, x) = (tensor![true, false, true], Tensor::<i64, Shape![3]>::arange());
    let y = Tensor::<f32, Shape![3]>::zeros();
    where_(&c, &x, &y);
}
