// An expanded view shows one element at several indices, so it does not write.
// In PyTorch, `x.expand(2, 3).add_(1.0)`: RuntimeError: unsupported operation: more than one element of the written-to tensor refers to a single memory location. Please clone() the tensor before performing the operation.
use stridewise::prelude::*;

fn main() {
    let mut x = Tensor::<f32, Shape![1, 3]>::zeros();
    for e in x.as_view_mut().expand::<Shape![2, 3]>().iter_mut() {
        *e += 1.0;
    }
}
