// A vector has no channels beside its batch.
// In PyTorch, `F.batch_norm(x, m, v)`: RuntimeError: running_mean should contain 0 elements not 3
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![3]>::zeros();
    let m = Tensor::<f32, Shape![3]>::zeros();
    let _ = x.batch_norm(&m, &m, 1e-5).eval();
}
