// Row -5 of a matrix of four rows.
// In PyTorch, `x[-5]`: IndexError: index -5 is out of bounds for dimension 0 with size 4
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![4, 5]>::zeros();
    x.select::<0, -5>();
}
