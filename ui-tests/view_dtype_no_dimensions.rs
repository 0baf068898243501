// The bytes of a single float.
// In PyTorch, `torch.tensor(1.).view(torch.uint8)`: RuntimeError: self.dim() cannot be 0 to view Float as Byte (different element sizes)
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![]>::zeros();
    x.view_dtype::<u8>();
}
