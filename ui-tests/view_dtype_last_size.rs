// Three floats as pairs.
// In PyTorch, `x.view(torch.complex64)`: RuntimeError: self.size(-1) must be divisible by 2 to view Float as ComplexFloat (different element sizes), but got 3
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![4, 3]>::zeros();
    x.view_dtype::<[f32; 2]>();
}
