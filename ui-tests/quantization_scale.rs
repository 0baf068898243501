// A scale that is negative.
// PyTorch: takes it, and quantises 1.0 as -10 steps, below the range, so that it becomes 0.5
use stridewise::prelude::*;

quantization! { Input: u8 = -0.05, 10; }
fn main() {}
