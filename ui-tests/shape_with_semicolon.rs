// A shape is not `[size; count]`.
// In PyTorch, (Rust's syntax of arrays)
use stridewise::prelude::*;

fn main() {
    _ = Tensor::<f32, Shape![3; 4]>::zeros();
}
