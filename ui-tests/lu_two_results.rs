// The factors without the permutation.
// In PyTorch, `l, u = torch.linalg.lu(a)`: ValueError: too many values to unpack (expected 2)
use stridewise::prelude::*;

fn main() {
    let a = tensor![[1.0, 3.0], [2.0, 4.0]];
    let (mut l, mut u) = (Tensor::zeros(), Tensor::zeros());
    let mut workspace = stridewise::expr::Workspace::<128>::new();
    a.lu().eval_into_with((&mut l, &mut u), &mut workspace);
}
