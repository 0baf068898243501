// A weight for each of two classes, where there are three.
// In PyTorch, `F.cross_entropy(x, y, w)`: RuntimeError: weight tensor should be defined either for all 3 classes or no classes but got weight tensor of shape: [2]
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![4, 3]>::ones();
    let w = Tensor::<f32, Shape![2]>::ones();
    let _ = x.cross_entropy(&Tensor::<i64, Shape![4]>::zeros()).weight(&w).mean();
}
