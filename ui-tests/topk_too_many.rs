// The 5 largest of 4.
// In PyTorch, `x.topk(5, 1)`: RuntimeError: selected index k out of range
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![3, 4]>::zeros();
    x.topk::<5, 1>().eval();
}
