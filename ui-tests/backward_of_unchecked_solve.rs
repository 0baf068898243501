// Whether the system has a solution is not checked.
// PyTorch raises an error when `torch.linalg.solve` is called, if the matrix is singular.
use stridewise::prelude::*;

fn main() {
    let (a, b, mut grad) = (Tensor::<f32, Shape![2, 2]>::eye(), Tensor::<f32, Shape![2]>::ones(), Tensor::zeros());
    let _ = a.requires_grad(&mut grad).solve(&b).backward_with(&b);
}
