// An image, sampled at given points.
// In PyTorch, `F.grid_sample(x, grid)`: no error
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![1, 3, 4, 4]>::ones();
    let grid = Tensor::<f32, Shape![1, 8, 8, 2]>::zeros();
    _ = x.grid_sample(&grid);
}
