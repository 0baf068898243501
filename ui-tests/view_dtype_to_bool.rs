// Bytes as truth values: most bytes are none.
// In PyTorch, `x.view(torch.bool)`: no error.
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<u8, Shape![4]>::zeros();
    x.view_dtype::<bool>();
}
