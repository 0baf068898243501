// The result has the shape (4, 3), the output (3, 4).
// In PyTorch, `torch.add(a, 1.0, out=y)`: UserWarning: An output with one or more elements was resized since it had shape [3, 4], which does not match the required output shape [4, 3].
use stridewise::prelude::*;

fn main() {
    let a = Tensor::<f32, Shape![4, 3]>::zeros();
    let mut y = Tensor::<f32, Shape![3, 4]>::zeros();
    (&a + 1.0).eval_into(&mut y);
}
