// The other tensor has fewer dimensions.
// In PyTorch, `x.expand_as(y)`: RuntimeError: expand(torch.FloatTensor{[3, 1]}, size=[5]): the number of sizes provided (1) must be greater or equal to the number of dimensions in the tensor (2)
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![3, 1]>::zeros();
    let y = Tensor::<f32, Shape![5]>::zeros();
    x.expand_as(&y);
}
