// The bytes of floats that do not lie side by side.
// In PyTorch, `x.t().view(torch.uint8)`: RuntimeError: self.stride(-1) must be 1 to view Float as Byte (different element sizes), but got 6
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![4, 6]>::zeros();
    x.t().view_dtype::<u8>();
}
