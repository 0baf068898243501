// An expression of constants.
// In PyTorch, `w.mv(x).backward()`: RuntimeError: element 0 of tensors does not require grad.
use stridewise::prelude::*;

fn main() {
    let (w, x) = (Tensor::<f32, Shape![2, 3]>::ones(), Tensor::<f32, Shape![3]>::ones());
    w.mv(&x).backward_with(&Tensor::<f32, Shape![2]>::ones());
}
