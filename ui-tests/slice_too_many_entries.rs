// Three indices for two dimensions.
// In PyTorch, `x[0, 0, 0]`: IndexError: too many indices for tensor of dimension 2
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![4, 5]>::zeros();
    x.slice(s![0, 0, 0]);
}
