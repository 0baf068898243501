// Two rows of a matrix in an array: the offset is part of a view's type, so that they are of two types.
// PyTorch: `[x[0], x[1]]` is a list of two views.
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![2, 3]>::zeros();
    let _rows = [x.select::<0, 0>(), x.select::<0, 1>()];
}
