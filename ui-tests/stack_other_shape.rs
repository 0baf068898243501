// A vector of 3 beside one of 4.
// In PyTorch, `torch.stack((a, b))`: RuntimeError: stack expects each tensor to be equal size, but got [3] at entry 0 and [4] at entry 1
use stridewise::prelude::*;

fn main() {
    let a = Tensor::<f32, Shape![3]>::zeros();
    let b = Tensor::<f32, Shape![4]>::zeros();
    (&a, &b).stack::<0>();
}
