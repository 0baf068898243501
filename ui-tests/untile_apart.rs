// Tiles that overlap do not lie in one row.
// In PyTorch, PyTorch has no such operation
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![8, 6]>::zeros();
    x.windows::<Shape![2, 2]>().untile::<2>();
}
