// The maxima of the slices of each index.
// In PyTorch, `x.scatter_reduce(0, i, src, "amax")`: no error
use stridewise::prelude::*;

fn main() {
    let x = tensor![0.0, 0.0, 0.0];
    let (i, src) = (tensor![0, 2, 0], tensor![1.0, 2.0, 3.0]);
    _ = x.scatter_reduce(0, &i, &src, "amax");
}
