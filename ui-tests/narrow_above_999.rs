// `narrow::<..>` counts to 999; `slice(s![..])` has no limit.
// In PyTorch, `x.narrow(1, 0, 1000)`: no error
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![2, 2000]>::zeros();
    x.narrow::<1, 0, 1000>();
}
