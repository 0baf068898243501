// A type of one's own as an operand: what it evaluates to could be of any shape.
// In PyTorch, `x + object()`: TypeError: unsupported operand type(s) for +: 'Tensor' and 'object'.
use stridewise::expr::{Operand, Scalar};

struct Celsius;

impl Operand<f32> for Celsius {
    type Node = Scalar<f32>;
    fn operand(self) -> Scalar<f32> {
        todo!()
    }
}

fn main() {}
