// Row 4 of a matrix with rows 0 to 3.
// In PyTorch, `x[4]`: IndexError: index 4 is out of bounds for dimension 0 with size 4
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![4, 5]>::zeros();
    x.select::<0, 4>();
}
