// Four elements from the other end, of three.
// In PyTorch, `F.pad(x, (4, 0), mode="circular")`: RuntimeError: Padding value causes wrapping around more than once.
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![2, 3]>::zeros();
    x.pad_circular::<Shape![4, 0]>();
}
