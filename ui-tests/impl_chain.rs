// A list of tensors of one's own says how large its memory is.
// In PyTorch, an allocator finds the memory when the program runs.
use stridewise::prelude::*;
use stridewise::tensor::scratch::Chain;

struct Small;

impl Chain for Small {
    type First = Tensor<f32, Shape![1000]>;
    type Rest = ();
}

fn main() {}
