// Quantised elements have no arithmetic by `+`.
// In PyTorch, an exception, when the program runs
use stridewise::prelude::*;

fn main() {
    quantization! { Q: i8 = 0.05, 3; }
    let x = Tensor::<f32, Shape![3]>::ones().quantize::<Q>().eval();
    _ = (&x + &x).eval();
}
