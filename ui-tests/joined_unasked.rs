// Joined through the hidden function behind `cat`, which does not compare the other sizes.
// In PyTorch, `torch.cat((a, b), 0)`: RuntimeError: Sizes of tensors must match except in dimension 0.
use stridewise::ops::join::Tensors;
use stridewise::prelude::*;
use stridewise::shape::I0;

fn main() {
    let (a, b) = (Tensor::<f32, Shape![2, 3]>::ones(), Tensor::<f32, Shape![2, 4]>::ones());
    (&a, &b).joined::<I0>();
}
