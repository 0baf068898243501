// Three elements reflected, of three.
// In PyTorch, `F.pad(x, (3, 0), mode="reflect")`: RuntimeError: Argument #4: Padding size should be less than the corresponding input dimension, but got: padding (3, 0) at dimension 1 of input [2, 3]
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![2, 3]>::zeros();
    x.pad_reflect::<Shape![3, 0]>();
}
