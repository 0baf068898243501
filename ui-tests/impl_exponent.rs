// An exponent of one's own brings an operation of one's own, which threads would compute at once.
// In PyTorch, `x.pow(object())`: TypeError: pow() received an invalid combination of arguments.
use stridewise::expr::Scalar;
use stridewise::ops::{Exponent, Pow};

struct Half;

impl Exponent<f32> for Half {
    type Op = Pow;
    type Node = Scalar<f32>;
    fn exponent(self) -> (Pow, Scalar<f32>) {
        todo!()
    }
}

fn main() {}
