// A dimension of size 0 has no Fourier transform.
// In PyTorch, `torch.fft.fft(torch.zeros(2, 0))`: RuntimeError: Invalid number of data points (0) specified
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![2, 0]>::zeros();
    x.fft::<1>();
}
