// Two dimensions, but one place.
// In PyTorch, `x.movedim((0, 1), (2,))`: RuntimeError: movedim: Invalid source or destination dims: source ([0, 1] dims) should contain the same number of dims as destination ([2] dims)
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![2, 3, 4]>::zeros();
    x.movedims::<Dims![0, 1], Dims![2]>();
}
