// The last element would be number 26, of 20.
// In PyTorch, `x.as_strided((3, 2), (10, 1), 5)`: RuntimeError: setStorage: sizes [3, 2], strides [10, 1], storage offset 5, and itemsize 4 requiring a storage size of 108 are out of bounds for storage of size 80
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![20]>::zeros();
    x.as_strided::<Shape![3, 2], Strides![10, 1], 5>();
}
