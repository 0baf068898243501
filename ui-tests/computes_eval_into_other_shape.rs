// Four elements into two, through the hidden function behind `eval_into`.
// In PyTorch, `torch.add(a, b, out=y)` resizes `y`, with a warning.
use stridewise::expr::{Computes, Host};
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![4]>::ones();
    let mut y = Tensor::<f32, Shape![2]>::zeros();
    Host::eval_into(x.as_view().node(), &mut y);
}
