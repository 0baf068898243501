// Indices with given probabilities.
// In PyTorch, `weights.multinomial(2, replacement=True)`: no error
use stridewise::prelude::*;

fn main() {
    let weights = tensor![0.5, 0.25, 0.25];
    _ = weights.multinomial(2, true);
}
