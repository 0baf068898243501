// The output is passed by value, so that the result would be lost.
// In PyTorch, `torch.add(a, 1, out=out)`: no error, as `out` is a reference
use stridewise::prelude::*;

fn main() {
    let a = tensor![1.0, 2.0];
    let out = Tensor::<f64, Shape![2]>::zeros();
    (&a + 1.0).eval_into(out);
}
