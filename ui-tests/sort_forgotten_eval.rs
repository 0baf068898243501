// An operation on the two results of a sort.
// In PyTorch, `x.sort().relu()`: AttributeError: 'torch.return_types.sort' object has no attribute 'relu'
use stridewise::prelude::*;

fn main() {
    let x = tensor![3.0_f32, -1.0, 2.0];
    let _ = x.sort::<0>().relu();
}
