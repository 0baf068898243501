// Halves of a matrix whose elements are cells, on two threads.
// In PyTorch, nothing says that two threads write to one tensor.
use stridewise::prelude::*;

fn main() {
    let mut x = Tensor::<f32, Shape![4, 6]>::zeros();
    let [above, _below] = x.as_cells().chunk::<0, 2>();
    std::thread::scope(|scope| {
        scope.spawn(move || above.iter().for_each(|cell| cell.set(1.0)));
    });
}
