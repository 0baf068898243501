// The shape is part of the type.
// In PyTorch, `torch.zeros(3, 4)`: no error
use stridewise::prelude::*;

fn main() {
    _ = Tensor::<f32, Shape![3, 4]>::zeros(3, 4);
}
