// Three rows of two where the shape has two rows of three.
// In PyTorch, `torch.tensor([[1, 2], [3, 4], [5, 6]])`: no error: the shape follows from the data
use stridewise::prelude::*;

fn main() {
    Tensor::<i64, Shape![2, 3]>::from_array([[1, 2], [3, 4], [5, 6]]);
}
