// The elements are written as integers, the type says floats.
// In PyTorch, `torch.tensor([1, 2, 3], dtype=torch.float32)`: no error
use stridewise::prelude::*;

static WEIGHTS: Tensor<f32, Shape![3]> = tensor![1, 2, 3];

fn main() {
    println!("{WEIGHTS}");
}
