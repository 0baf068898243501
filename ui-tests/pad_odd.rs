// One amount for a dimension.
// In PyTorch, `F.pad(x, (1,))`: RuntimeError: Padding length must be divisible by 2
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![2, 3]>::zeros();
    x.pad::<Shape![1]>(0.0);
}
