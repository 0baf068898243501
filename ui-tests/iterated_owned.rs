// A loop over a tensor itself, which is not an iterator.
// In PyTorch, `for row in x`: no error, and the rows
use stridewise::prelude::*;

fn main() {
    let x = tensor![[1, 2], [3, 4]];
    for row in x {
        println!("{row}");
    }
}
