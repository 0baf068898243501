// Only a square matrix has a determinant.
// In PyTorch, `torch.linalg.det(x)`: RuntimeError: linalg.det: A must be batches of square matrices, but they are 3 by 4 matrices
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![3, 4]>::ones();
    _ = x.det();
}
