// Pairs whose halves do not lie side by side.
// In PyTorch, `torch.view_as_complex(x.t())`: RuntimeError: Tensor must have a last dimension with stride 1
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![2, 4]>::zeros();
    x.t().view_as_complex();
}
