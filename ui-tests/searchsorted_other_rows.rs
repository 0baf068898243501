// Values searched for in the rows of a matrix that has other rows.
// In PyTorch, `torch.searchsorted(x, v)`: RuntimeError: torch.searchsorted(): boundaries tensor should be 1 dimension or the first N-1 dimensions of boundaries tensor and input value tensor must match, but we got boundaries tensor [3, 4] and input value tensor [2]
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![3, 4]>::zeros();
    x.searchsorted(&Tensor::<f32, Shape![2]>::zeros());
}
