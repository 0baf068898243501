// A parameter that `backward` updates, as an operand of an elementwise operation, which has no place to update it.
// PyTorch: a hook of `register_post_accumulate_grad_hook` runs wherever the parameter is.
use stridewise::prelude::*;

fn main() {
    let (x, mut w) = (tensor![1.0, 2.0], tensor![3.0, 4.0]);
    let _ = (&x * w.sgd(0.1)).sum().backward();
}
