// A layer of elements of which nothing is known.
// In PyTorch, the type of the elements is a value when the program runs: no error
use stridewise::prelude::*;

struct Layer<T> {
    weight: Tensor<T, Shape![4, 3]>,
}

fn main() {}
