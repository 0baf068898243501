// A tensor is unwrapped, as in libraries whose operations can fail.
// PyTorch raises exceptions.
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![3]>::ones();
    let _ = x.exp().eval().unwrap();
}
