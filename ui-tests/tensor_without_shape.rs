// A tensor type has an element type and a shape.
// In PyTorch, a tensor of any shape: no error
use stridewise::prelude::*;

fn main() {
    _ = Tensor::<f32>::zeros();
}
