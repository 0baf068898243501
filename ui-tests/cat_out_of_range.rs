// A dimension that there is not.
// In PyTorch, `torch.cat((a, a), 2)`: IndexError: Dimension out of range (expected to be in range of [-2, 1], but got 2)
use stridewise::prelude::*;

fn main() {
    let a = Tensor::<f32, Shape![2, 3]>::zeros();
    (&a, &a).cat::<2>();
}
