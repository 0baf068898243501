// Column -6, of five.
// In PyTorch, `x[:, -6]`: IndexError: index -6 is out of bounds for dimension 1 with size 5
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![4, 5]>::zeros();
    x.slice(s![.., -6]);
}
