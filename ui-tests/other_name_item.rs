// A method by PyTorch's name that is indexing here.
// In PyTorch, `x.sum().item()`
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![1]>::zeros();
    let _ = x.item();
}
