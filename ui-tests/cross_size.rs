// The cross product of vectors of four elements.
// In PyTorch, `torch.linalg.cross(a, b)`: RuntimeError: linalg.cross: inputs dimension -1 must have length 3
use stridewise::prelude::*;

fn main() {
    let a = Tensor::<f32, Shape![4]>::zeros();
    a.cross(&a).eval();
}
