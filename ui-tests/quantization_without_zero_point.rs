// A zero point is missing.
// In PyTorch, `torch.quantize_per_tensor(x, 0.05, 0, torch.qint8)`
use stridewise::prelude::*;

fn main() {
    quantization! { Q: i8 = 0.05; }
    _ = Tensor::<f32, Shape![3]>::ones().quantize::<Q>();
}
