// Element 0, where they count from 1.
// In PyTorch, `x.kthvalue(0, 1)`: RuntimeError: kthvalue(): selected number k out of range for dimension 1
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![3, 4]>::zeros();
    x.kthvalue::<0, 1>().eval();
}
