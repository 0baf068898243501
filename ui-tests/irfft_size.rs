// Eight real numbers have five frequencies, not four.
// In PyTorch, `torch.fft.irfft(z, 8)` fills the missing ones with zeros.
use stridewise::prelude::*;

fn main() {
    let z = Tensor::<[f32; 2], Shape![4]>::full([1.0, 0.0]);
    z.irfft::<0, 8>();
}
