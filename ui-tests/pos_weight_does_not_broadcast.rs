// A weight for each of two rows, where PyTorch has one for each class.
// In PyTorch, `F.binary_cross_entropy_with_logits(x, y, pos_weight=w)`: RuntimeError: The size of tensor a (2) must match the size of tensor b (3) at non-singleton dimension 1
use stridewise::prelude::*;

fn main() {
    let (x, y) = (Tensor::<f32, Shape![2, 3]>::zeros(), Tensor::<f32, Shape![2, 3]>::ones());
    let w = Tensor::<f32, Shape![2]>::full(2.0);
    let _ = x.binary_cross_entropy_with_logits(&y).pos_weight(&w).mean();
}
