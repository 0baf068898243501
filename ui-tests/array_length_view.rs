// 13 elements for a shape of 12.
// In PyTorch, `torch.arange(13).view(3, 4)`: RuntimeError: shape '[3, 4]' is invalid for input of size 13
use stridewise::prelude::*;

fn main() {
    let weights = [0.5; 13];
    TensorView::<f32, Shape![3, 4]>::new(&weights);
}
