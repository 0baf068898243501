// Column 7, of five.
// In PyTorch, `x[:, 7]`: IndexError: index 7 is out of bounds for dimension 1 with size 5
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![4, 5]>::zeros();
    x.slice(s![.., 7]);
}
