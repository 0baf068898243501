// Bounds of another size.
// In PyTorch, `x.clamp(least)`: RuntimeError: The size of tensor a (3) must match the size of tensor b (2) at non-singleton dimension 1
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![2, 3]>::ones();
    let least = Tensor::<f32, Shape![2]>::zeros();
    let _ = x.clamp(&least, 1.0);
}
