// `unfold::<..>` counts to 999.
// In PyTorch, `x.unfold(0, 1000, 1)`: no error
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![2000]>::zeros();
    x.unfold::<0, 1000, 1>();
}
