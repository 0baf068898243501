// The shape is right, the strides are not: a function that names only a shape takes rows without gaps.
// In PyTorch, `norm(x.t())`: no error
use stridewise::prelude::*;

fn main() {
    fn norm(_: TensorView<f32, Shape![3, 4]>) {}
    let x = Tensor::<f32, Shape![4, 3]>::zeros();
    norm(x.t());
}
