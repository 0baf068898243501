// Written through a shared view.
// In PyTorch, `x.scatter_(1, index, 1.0)` writes through any view.
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![3, 4]>::zeros();
    let index = Tensor::<i64, Shape![3, 2]>::zeros();
    x.as_view().scatter_value_::<1>(&index, 1.0);
}
