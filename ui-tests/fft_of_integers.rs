// Whole numbers have no Fourier transform; they become floats first.
// In PyTorch, `torch.fft.fft(x)` of integers promotes them to floats.
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<i64, Shape![8]>::arange();
    x.fft::<0>();
}
