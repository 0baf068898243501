// A step of 0.
// In PyTorch, `x[::0]`: ValueError: slice step cannot be zero
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![4, 5]>::zeros();
    x.slice(s![..;0]);
}
