// Elements are converted by `to`.
// In PyTorch, `x.to(torch.float64)`; `to_dtype` is candle's
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![3, 4]>::ones();
    _ = x.to_dtype::<f64>();
}
