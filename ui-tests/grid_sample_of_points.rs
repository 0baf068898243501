// Images, sampled at points whose coordinates are not the last dimension.
// In PyTorch, `F.grid_sample(x, grid)`: RuntimeError: grid_sampler(): expected grid to have size 2 in last dimension, but got grid with sizes [1, 2, 8, 8]
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![1, 3, 4, 4]>::ones();
    let grid = Tensor::<f32, Shape![1, 2, 8, 8]>::zeros();
    let _ = x.grid_sample_bilinear(&grid).eval();
}
