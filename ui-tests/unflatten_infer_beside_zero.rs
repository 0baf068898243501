// Any number times zero makes zero.
// In PyTorch, `x.unflatten(0, (-1, 0))`: RuntimeError: unflatten got an unexpected error: cannot reshape tensor of 0 elements into shape [-1, 0] because the unspecified dimension size -1 can be any value and is ambiguous
use stridewise::prelude::*;

fn main() {
    let x = Tensor::<f32, Shape![0, 4]>::zeros();
    x.unflatten::<0, Shape![_, 0]>();
}
