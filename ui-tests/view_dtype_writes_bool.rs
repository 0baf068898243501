// Truth values as bytes that may be written.
// In PyTorch, `x.view(torch.uint8).fill_(2)`: no error.
use stridewise::prelude::*;

fn main() {
    let mut x = Tensor::<bool, Shape![4]>::full(true);
    x.as_view_mut().view_dtype::<u8>().fill_(2);
}
