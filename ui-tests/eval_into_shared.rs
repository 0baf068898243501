// The output is a shared view, which only reads.
// In PyTorch, `torch.add(a, 1.0, out=y.t())`: no error: every view may write
use stridewise::prelude::*;

fn main() {
    let a = Tensor::<f32, Shape![4, 3]>::zeros();
    let mut y = Tensor::<f32, Shape![3, 4]>::zeros();
    (&a + 1.0).eval_into(&mut y.t());
}
