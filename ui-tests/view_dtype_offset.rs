// Pairs of floats from the second float on.
// In PyTorch, `x.narrow(1, 1, 2).view(torch.complex64)`: RuntimeError: self.storage_offset() must be divisible by 2 to view Float as ComplexFloat (different element sizes), but got 1
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![4, 6]>::zeros();
    x.narrow::<1, 1, 2>().try_view_dtype::<f64>().ok();
}
