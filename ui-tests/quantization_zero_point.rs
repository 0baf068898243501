// A zero point that is not one of the integers.
// PyTorch: RuntimeError: quantize_tensor_per_tensor_affine zero_point 200 is above upper bound
use stridewise::prelude::*;

quantization! { Input: i8 = 0.05, -10; Hidden: i8 = 0.05, 200; }
fn main() {}
