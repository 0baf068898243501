// A scale of several that is 0.
// PyTorch: takes it, and every element of the channel becomes 0
use stridewise::prelude::*;

quantization! { Weight: i8 = [0.01, 1.0 / f32::INFINITY, 0.5]; }
fn main() {}
