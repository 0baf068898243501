// Three slices for two indices.
// In PyTorch, `x.index_add_(0, index, src)`: RuntimeError: index_add_(): Number of indices (2) should be equal to source.size(dim): (3), for dim: 0
use stridewise::prelude::*;

fn main() {
    let mut x = Tensor::<f32, Shape![3, 4]>::zeros();
    let index = Tensor::<i64, Shape![2]>::zeros();
    let src = Tensor::<f32, Shape![3, 4]>::zeros();
    x.index_add_::<0>(&index, &src);
}
