// The edge of a dimension without elements.
// In PyTorch, `F.pad(x, (1, 0), mode="replicate")`: RuntimeError: Expected 2D or 3D (batch mode) tensor with possibly 0 batch size and other non-zero dimensions for input, but got: [2, 0]
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![2, 0]>::zeros();
    x.pad_replicate::<Shape![1, 0]>();
}
