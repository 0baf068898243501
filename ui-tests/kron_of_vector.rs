// The Kronecker product of a matrix and a vector.
// In PyTorch, `torch.kron(a, v)`: no error: the vector counts as a matrix of one row
use stridewise::prelude::*;

fn main() {
    let a = Tensor::<f32, Shape![2, 3]>::zeros();
    let v = Tensor::<f32, Shape![4]>::zeros();
    a.kron(&v);
}
