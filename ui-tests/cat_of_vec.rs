// The number of tensors is not known.
// In PyTorch, `torch.cat([x, x])`: no error
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![3, 4]>::ones();
    _ = vec![&x, &x].cat::<0>().eval();
}
