// A method by ndarray's name.
// In PyTorch, `x.sum(0)`
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![2, 3]>::zeros();
    let _ = x.sum_axis(0);
}
