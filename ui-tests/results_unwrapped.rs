// A QR decomposition always succeeds.
// In PyTorch, `q, r = torch.linalg.qr(a)`: no error
use stridewise::prelude::*;

fn main() {
    let a = Tensor::<f32, Shape![3, 3]>::eye();
    let (_q, _r) = a.qr().eval().unwrap();
}
