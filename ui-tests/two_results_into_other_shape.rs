// The largest elements of two rows, written to tensors of three elements.
// In PyTorch, `torch.max(x, 1, out=(values, indices))` resizes both, with a warning.
use stridewise::prelude::*;

fn main() {
    let x = tensor![[1.0, 5.0, 2.0], [4.0, 3.0, 6.0]];
    let (mut values, mut indices) = (Tensor::<f64, Shape![3]>::zeros(), Tensor::<usize, Shape![3]>::zeros());
    x.max_dim::<1>().eval_into((&mut values, &mut indices));
}
