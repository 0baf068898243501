// The common bits of floats.
// In PyTorch, `x.bitwise_and(y)`: NotImplementedError: "bitwise_and_cpu" not implemented for 'Float'
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![3]>::arange();
    x.bitwise_and(&x);
}
