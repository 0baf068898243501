// Other elements of 4 for 3 elements.
// In PyTorch, `x.where(c, y)`: RuntimeError: The size of tensor a (3) must match the size of tensor b (4) at non-singleton dimension 0
use stridewise::prelude::*;

fn main() {
    let (c, x) = (tensor![true, false, true], tensor![1.0, 2.0, 3.0]);
    let y = tensor![4.0, 5.0, 6.0, 7.0];
    let _ = x.where_(&c, &y);
}
