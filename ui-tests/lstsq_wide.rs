// Fewer equations than unknowns.
// In PyTorch, `torch.linalg.lstsq(a, b)`: no error: the shortest of all solutions
use stridewise::prelude::*;

fn main() {
    let a = Tensor::<f64, Shape![2, 3]>::ones();
    let b = Tensor::<f64, Shape![2]>::ones();
    let _ = a.lstsq(&b);
}
