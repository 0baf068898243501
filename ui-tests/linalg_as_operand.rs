// A solution that may not exist as an operand.
// In PyTorch, `b + torch.linalg.solve(a, b)`: no error, unless the matrix is singular when the program runs
use stridewise::prelude::*;

fn main() {
    let (a, b) = (Tensor::<f64, Shape![2, 2]>::eye(), tensor![1.0, 2.0]);
    let _ = &b + a.solve(&b);
}
