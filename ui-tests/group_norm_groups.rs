// Six channels in four groups.
// In PyTorch, `F.group_norm(x, 4)`: RuntimeError: Expected number of channels in input to be divisible by num_groups, but got input of shape [2, 6, 4] and num_groups=4
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![2, 6, 4]>::zeros();
    let _ = x.group_norm::<4>(1e-5).eval();
}
