// Images of 3 channels, statistics of 4.
// In PyTorch, `F.batch_norm(x, mean, var)`: RuntimeError: running_mean should contain 3 elements not 4
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![2, 3, 8, 8]>::zeros();
    let (mean, var) = (Tensor::<f32, Shape![4]>::zeros(), Tensor::<f32, Shape![4]>::ones());
    let _ = x.batch_norm(&mean, &var, 1e-5).eval();
}
