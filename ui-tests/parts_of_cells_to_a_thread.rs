// A half of a matrix whose elements are cells, for another thread.
// In PyTorch, nothing says that two threads write to one tensor.
use stridewise::prelude::*;

fn work(_: impl Send) {}

fn main() {
    let mut x = Tensor::<f32, Shape![4, 6]>::zeros();
    let [above, _below] = x.as_cells().chunk::<0, 2>();
    work(above);
}
