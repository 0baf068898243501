// The mean of windows, written with another scale.
// PyTorch gives the result the quantization of the input.
use stridewise::prelude::*;

quantization! { Input: i8 = 0.05, 3; Output: i8 = 0.2, -5; }

fn main() {
    let x = Tensor::<Quantized<Input>, Shape![1, 4, 4]>::full(Quantized::of(1.0));
    let mut y = Tensor::<Quantized<Output>, Shape![1, 2, 2]>::full(Quantized::ZERO);
    x.qavg_pool2d::<Kernel<2>>().eval_into(&mut y);
}
