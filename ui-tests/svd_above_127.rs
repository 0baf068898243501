// More rows than nalgebra decomposes with static sizes.
// In PyTorch, `torch.linalg.svd(x)`: no error: any size
use stridewise::prelude::*;

fn main() {
    let x = BoxedTensor::<f64, Shape![128, 3]>::zeros();
    let _ = x.svd().eval();
}
