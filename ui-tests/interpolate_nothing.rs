// An image of no rows.
// In PyTorch, `F.interpolate(x, size=(0, 4))`: RuntimeError: Input and output sizes should be greater than 0, but got input (H: 3, W: 3) output (H: 0, W: 4)
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![1, 1, 3, 3]>::zeros();
    let _ = x.interpolate_bilinear::<0, 4>().eval();
}
