// A permutation names dimension 3 of a tensor of three dimensions.
// In PyTorch, `x.permute(0, 1, 3)`: IndexError: Dimension out of range (expected to be in range of [-3, 2], but got 3)
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![2, 3, 4]>::zeros();
    x.permute::<Dims![0, 1, 3]>();
}
