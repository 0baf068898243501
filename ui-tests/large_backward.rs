// A running sum of 1,600,000 bytes, which `backward` keeps. `cargo check` is silent, `cargo build` is not.
// PyTorch: intermediate results are on the heap.
use stridewise::prelude::*;

fn main() {
    let x = BoxedTensor::<f32, Shape![400, 1000]>::ones();
    let mut grad = BoxedTensor::<f32, Shape![400, 1000]>::zeros();
    let _ = x.requires_grad(&mut grad).cumsum::<1>().square().sum().backward();
}
