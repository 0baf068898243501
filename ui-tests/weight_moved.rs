// The weight of a borrowed layer as an operand by value.
// In PyTorch, `F.linear(x, self.w)`: no error, as `self.w` is a reference
use stridewise::prelude::*;

struct Layer {
    w: Tensor<f32, Shape![2, 3]>,
}
impl Layer {
    fn forward(&self, x: &Tensor<f32, Shape![3]>) -> Tensor<f32, Shape![2]> {
        x.linear(self.w).eval()
    }
}

fn main() {}
