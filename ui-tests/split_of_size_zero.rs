// Ten elements in parts of none.
// In PyTorch, `x.split(0, 0)`: RuntimeError: split_size can only be 0 if dimension size is 0, but got dimension size of 10
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![10]>::zeros();
    x.split::<0, 0>();
}
