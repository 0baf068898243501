// Windows that share elements, of a view that writes.
// In PyTorch, `x.unfold(0, 3, 1).add_(1.0)`: RuntimeError: unsupported operation: more than one element of the written-to tensor refers to a single memory location. Please clone() the tensor before performing the operation.
use stridewise::prelude::*;

fn main() {
    let mut x = Tensor::<f32, Shape![7]>::zeros();
    x.as_view_mut().unfold::<0, 3, 1>();
}
