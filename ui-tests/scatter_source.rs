// A source smaller than the index.
// In PyTorch, `x.scatter_(1, index, src)`: RuntimeError: Expected index [3, 2] to be no larger than self [3, 4] apart from dimension 1 and to be no larger size than src [3, 1]
use stridewise::prelude::*;

fn main() {
    let mut x = Tensor::<f32, Shape![3, 4]>::zeros();
    let index = Tensor::<i64, Shape![3, 2]>::zeros();
    let src = Tensor::<f32, Shape![3, 1]>::zeros();
    x.scatter_::<1>(&index, &src);
}
