// A bias of four elements for three columns.
// In PyTorch, `torch.addmm(bias, a, b)`: RuntimeError: The expanded size of the tensor (3) must match the existing size (4) at non-singleton dimension 1
use stridewise::prelude::*;

fn main() {
    let bias = Tensor::<f32, Shape![4]>::zeros();
    let a = Tensor::<f32, Shape![2, 5]>::zeros();
    let b = Tensor::<f32, Shape![5, 3]>::zeros();
    bias.addmm(&a, &b, 1.0, 1.0).eval();
}
