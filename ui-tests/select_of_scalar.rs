// A single number has no dimensions.
// In PyTorch, `torch.tensor(7.0).select(0, 0)`: IndexError: select() cannot be applied to a 0-dim tensor.
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![]>::full(7.0);
    x.select::<0, 0>();
}
