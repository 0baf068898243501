// Amounts for two dimensions of a vector.
// In PyTorch, `F.pad(x, (1, 1, 1, 1))`: RuntimeError: Padding length should be less than or equal to two times the input dimension but got padding length 4 and input of dimension 1
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![3]>::zeros();
    x.pad::<Shape![1, 1, 1, 1]>(0.0);
}
