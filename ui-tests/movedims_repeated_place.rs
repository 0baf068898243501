// Two dimensions moved to one place.
// In PyTorch, `x.movedim((0, 1), (1, 1))`: RuntimeError: movedim: repeated dim in `destination` ([1, 1])
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![2, 3, 4]>::zeros();
    x.movedims::<Dims![0, 1], Dims![1, 1]>();
}
