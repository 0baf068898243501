// A gated linear unit: one half of the columns gates the other one.
// In PyTorch, `F.glu(x)`: no error
use stridewise::prelude::*;

fn main() {
    let x = tensor![[1.0, 2.0, 0.0, 0.0]];
    _ = x.glu();
}
