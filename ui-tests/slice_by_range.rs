// What `slice` takes is written with `s!`.
// In PyTorch, `x[1:3]`: no error
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![4, 5]>::zeros();
    x.slice(1..3);
}
