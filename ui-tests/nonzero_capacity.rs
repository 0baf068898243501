// Room for 3 of 4 elements.
// In PyTorch, `x.nonzero()` allocates what it finds.
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![4]>::zeros();
    let _: heapless::Vec<[usize; 1], 3> = x.nonzero();
}
