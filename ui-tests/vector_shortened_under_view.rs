// A vector is shortened while a view of its elements lives.
// In PyTorch, `y = torch.from_numpy(a)` keeps `a` alive, and a list cannot be viewed.
use stridewise::prelude::*;

fn main() {
    let mut elements = heapless::Vec::<f32, 8>::from_slice(&[0.0; 6]).unwrap();
    let x = TensorView::<f32, Shape![2, 3]>::try_from(&elements).unwrap();
    elements.truncate(1);
    x.sum();
}
