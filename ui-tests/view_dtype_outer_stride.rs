// Pairs of floats in rows of three.
// In PyTorch, `x.narrow(1, 0, 2).view(torch.complex64)`: RuntimeError: self.stride(0) must be divisible by 2 to view Float as ComplexFloat (different element sizes), but got 3
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![4, 3]>::zeros();
    x.narrow::<1, 0, 2>().view_dtype::<[f32; 2]>();
}
