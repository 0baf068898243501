// The cosine of the angle between rows.
// In PyTorch, `F.cosine_similarity(x, y)`: no error
use stridewise::prelude::*;

fn main() {
    let (x, y) = (tensor![[1.0, 0.0]], tensor![[1.0, 1.0]]);
    _ = x.cosine_similarity(&y);
}
