// A system whose matrix and right-hand side differ in type.
// In PyTorch, `torch.linalg.solve(a, b)`: RuntimeError: linalg.solve: Expected A and B to have the same dtype, but found A of type Double and B of type Float instead
use stridewise::prelude::*;

fn main() {
    let a = Tensor::<f64, Shape![3, 3]>::ones();
    let b = Tensor::<f32, Shape![3]>::ones();
    _ = a.solve(&b).eval();
}
