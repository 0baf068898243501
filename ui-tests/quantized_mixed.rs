// A tensor that means other real numbers by the same integers.
// PyTorch copies the real numbers, which is a hidden requantisation.
use stridewise::prelude::*;

quantization! { Input: i8 = 0.05, 3; Output: i8 = 0.2, -5; }

fn main() {
    let x = Tensor::<Quantized<Input>, Shape![4]>::full(Quantized::of(1.0));
    let mut y = Tensor::<Quantized<Output>, Shape![4]>::full(Quantized::ZERO);
    y.copy_(&x);
}
