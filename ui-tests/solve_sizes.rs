// Three equations, four right-hand sides.
// In PyTorch, `torch.linalg.solve(a, b)`: RuntimeError: linalg.solve: Incompatible shapes of A and B
use stridewise::prelude::*;

fn main() {
    let a = Tensor::<f64, Shape![3, 3]>::eye();
    let b = Tensor::<f64, Shape![4]>::zeros();
    let _ = a.solve(&b);
}
