// A large image flattened to the wrong size: `K<D<150>, D<528>>` is 150,528.
// In PyTorch, `x.view(150000)`: RuntimeError: shape '[150000]' is invalid for input of size 150528
use stridewise::prelude::*;

fn main() {
    static PIXELS: [u8; 150_528] = [0; 150_528];
    let x = TensorView::<u8, Shape![224, 224, 3]>::new(&PIXELS);
    x.view::<Shape![150_000]>();
}
