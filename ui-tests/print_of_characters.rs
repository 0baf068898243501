// A tensor whose elements are neither numbers nor booleans.
// In PyTorch, a tensor has numbers alone.
use stridewise::prelude::*;

fn main() {
    let x = tensor!['a', 'b'];
    println!("{x:?}");
}
