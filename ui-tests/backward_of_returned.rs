// A function for tensors is called with a variable: its result says nothing of variables.
// In PyTorch, `block(x, w).mean().backward()`: no error
use stridewise::prelude::*;

fn block<W: IntoExpr<Elem = f32, Shape = Shape![3, 3]>>(x: &Tensor<f32, Shape![2, 3]>, w: W) -> Lazy<impl Node<Elem = f32, Shape = Shape![2, 3]>> {
    x.linear(w).relu()
}

fn main() {
    let (x, w, mut grad) = (Tensor::<f32, Shape![2, 3]>::ones(), Tensor::eye(), Tensor::zeros());
    let _ = block(&x, w.requires_grad(&mut grad)).mean().backward();
}
