// Bytes as floats, whose alignment is larger.
// In PyTorch, `x.view(torch.float32)`: no error; torch's storages are aligned.
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<u8, Shape![2, 8]>::zeros();
    x.view_dtype::<f32>();
}
