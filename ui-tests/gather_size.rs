// An index of more rows than there are.
// In PyTorch, `x.gather(1, index)`: RuntimeError: Size does not match at dimension 0 expected index [5, 2] to be no larger than self [3, 4] apart from dimension 1
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![3, 4]>::zeros();
    let index = Tensor::<i64, Shape![5, 2]>::zeros();
    x.gather::<1>(&index);
}
