// `select::<..>` counts to 999; `slice(s![..])` has no limit.
// In PyTorch, `x[1500]`: no error
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![2000]>::zeros();
    x.select::<0, 1500>();
}
