// `expand` takes no dimension away.
// In PyTorch, `x.expand(3)`: RuntimeError: expand(torch.FloatTensor{[4, 3]}, size=[3]): the number of sizes provided (1) must be greater or equal to the number of dimensions in the tensor (2)
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![4, 3]>::zeros();
    x.expand::<Shape![3]>();
}
