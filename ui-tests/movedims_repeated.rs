// One dimension moved to two places.
// In PyTorch, `x.movedim((0, -3), (1, 2))`: RuntimeError: movedim: repeated dim in `source` ([0, -3])
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![2, 3, 4]>::zeros();
    x.movedims::<Dims![0, -3], Dims![1, 2]>();
}
