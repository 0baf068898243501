// Whole numbers for a tensor of floats.
// In PyTorch, `torch.tensor([1, 2, 3, 4])`: no error: the element type follows from the data
use stridewise::prelude::*;

fn main() {
    Tensor::<f32, Shape![2, 2]>::from_array([1, 2, 3, 4]);
}
