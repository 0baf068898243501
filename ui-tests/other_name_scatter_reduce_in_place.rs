// The largest element of each index.
// In PyTorch, `x.scatter_reduce_(0, index, source, "amax")`: no error
use stridewise::prelude::*;

fn main() {
    let (index, source) = (tensor![0i64, 1, 0], tensor![3i64, 4, 5]);
    let mut x = tensor![0i64, 9];
    x.scatter_reduce_(0, &index, &source, "amax");
}
