// A sum behind the sign, which is that of the whole number.
// In PyTorch, `x[-K + 1:]`: no error
use stridewise::prelude::*;

fn main() {
    const K: usize = 3;
    let x = Tensor::<f32, Shape![10]>::ones();
    _ = x.slice(s![-K + 1..]);
}
