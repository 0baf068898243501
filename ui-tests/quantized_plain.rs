// Integers without a scale as the input of a quantised layer.
// PyTorch: RuntimeError, the input is expected to be quantized
use stridewise::prelude::*;

quantization! { Weight: i8 = 0.05, 0; }

fn main() {
    let w = Tensor::<Quantized<Weight>, Shape![2, 4]>::full(Quantized::of(1.0));
    let x = Tensor::<i8, Shape![4]>::zeros();
    let y = x.qlinear(&w);
}
