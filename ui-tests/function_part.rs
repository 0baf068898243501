// A row of a larger tensor, where a tensor of its own is asked for.
// In PyTorch, `norm(x[1])`: no error
use stridewise::prelude::*;

fn main() {
    fn norm(_: TensorView<f32, Shape![3]>) {}
    let x = Tensor::<f32, Shape![4, 3]>::zeros();
    norm(x.select::<0, 1>());
}
