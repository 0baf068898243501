// Some frequencies, of no real numbers.
// In PyTorch, `torch.fft.irfft(z, 0)`: RuntimeError: Invalid number of data points (0) specified
use stridewise::prelude::*;

fn main() {
    let z = Tensor::<[f32; 2], Shape![4]>::full([1.0, 0.0]);
    z.irfft::<0, 0>();
}
