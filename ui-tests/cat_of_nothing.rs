// No tensors at all.
// In PyTorch, `torch.cat([], 0)`: ValueError: torch.cat(): expected a non-empty list of Tensors
use stridewise::prelude::*;

fn main() {
    let none: [TensorView<f32, Shape![2, 3]>; 0] = [];
    none.cat::<0>();
}
