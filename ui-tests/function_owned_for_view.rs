// An owned tensor where a view is asked for.
// In PyTorch, `norm(x)`: no error: every tensor is a view
use stridewise::prelude::*;

fn main() {
    fn norm(_: TensorView<f32, Shape![4, 3]>) {}
    let x = Tensor::<f32, Shape![4, 3]>::zeros();
    norm(x);
}
