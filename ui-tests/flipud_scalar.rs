// A tensor without dimensions has no rows to turn around.
// In PyTorch, `torch.tensor(1.0).flipud()`: RuntimeError: Input must be >= 1-d.
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![]>::zeros();
    x.flipud();
}
