// Windows that share elements, of a view that writes.
// In PyTorch, `x.unfold(0, 3, 1).add_(1.0)`: no error: an element is increased once for each window that has it
use stridewise::prelude::*;

fn main() {
    let mut x = Tensor::<f32, Shape![7]>::zeros();
    x.as_view_mut().unfold::<0, 3, 1>();
}
