// A product of complex matrices.
// In PyTorch, `z.mm(z)` gives a tensor of complex numbers.
use num_complex::Complex;
use stridewise::prelude::*;

fn main() {
    let z = Tensor::<Complex<f32>, Shape![2, 2]>::full(Complex::I);
    z.mm(&z).eval();
}
