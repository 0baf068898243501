// `select_at` checks its index when the program runs.
// In PyTorch, an exception, when the program runs
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![3, 4]>::ones();
    for i in 0..3 {
        _ = x.select_at::<0>(i).sum();
    }
}
