// The 1500 largest of 1000.
// In PyTorch, `x.topk(1500)`: RuntimeError: selected index k out of range
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![3, 1000]>::zeros();
    let _ = x.topk_to::<Shape![1500], 1>().eval();
}
