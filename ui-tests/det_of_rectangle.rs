// The determinant of a matrix that is not square.
// In PyTorch, `torch.linalg.det(x)`: RuntimeError: linalg.det: A must be batches of square matrices, but they are 2 by 3 matrices
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f64, Shape![2, 3]>::zeros();
    x.det();
}
