// A function asks for 3 rows of 4; it is given 4 rows of 3.
// In PyTorch, `norm(x)`: no error, or one deep inside the function
use stridewise::prelude::*;

fn main() {
    fn norm(_: TensorView<f32, Shape![3, 4]>) {}
    let x = Tensor::<f32, Shape![4, 3]>::zeros();
    norm(x.as_view());
}
